let asked = false;

/**
 * Stores the app itself on this device from now on. Features that work offline call it once they run. If the browser
 * refuses, nothing is stored and nothing else changes.
 */
export function keepApp(): void {
  if (asked || !import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  asked = true;
  const register = async () => {
    try {
      await navigator.serviceWorker.register("/service-worker.js", { updateViaCache: "none" });
    } catch {
      asked = false;
    }
  };
  if ("requestIdleCallback" in window) requestIdleCallback(register, { timeout: 3000 });
  else setTimeout(register, 1000);
}

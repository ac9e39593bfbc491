let asked = false;

/**
 * From now on the app itself is kept on this device: asked for by what works without a network, once it runs. Where the
 * browser does not let us nothing is kept, and nothing else changes.
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

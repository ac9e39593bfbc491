import { useEffect, useState } from "preact/hooks";
import { t } from "../i18n/index.ts";
import type { MatchStore } from "../match/connection/match-store.ts";

interface BannerStore extends Pick<MatchStore, "link"> {
  readonly unanswered: { readonly value: readonly unknown[] };
}

/** Lies over the top of the screen, so that nothing moves when it comes and goes. */
export function LinkBanner({ store }: { readonly store: BannerStore }) {
  const { app } = t();
  const local = useOffline();
  const link = store.link.value;
  if (link === "outdated") {
    return (
      <div class="link-banner" role="alert">
        {app.outdated}
        <button type="button" class="button" onClick={() => location.reload()}>
          {app.reload}
        </button>
      </div>
    );
  }
  if (link !== "lost") return null;
  return (
    <div class="link-banner" role="status">
      {store.unanswered.value.length > 0 ? app.offlineSends : local ? app.offlineLocal : app.offline}
    </div>
  );
}

function useOffline(): boolean {
  const [offline, setOffline] = useState(!navigator.onLine);
  useEffect(() => {
    const look = () => setOffline(!navigator.onLine);
    addEventListener("online", look);
    addEventListener("offline", look);
    return () => {
      removeEventListener("online", look);
      removeEventListener("offline", look);
    };
  }, []);
  return offline;
}

import { t } from "../i18n/index.ts";

interface SkeletonProps {
  readonly kind: "page" | "board" | "list";
}

/** A placeholder for loading content. The style sheet shows it after 300 ms, so that a quick answer does not flicker. */
export function Skeleton({ kind }: SkeletonProps) {
  return (
    <div class={`skeleton-${kind}`} role="status">
      <span class="unseen">{t().app.loading}</span>
    </div>
  );
}

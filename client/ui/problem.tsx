import type { ApiErrorCode } from "../api/request.ts";
import { t } from "../i18n/index.ts";
import { AlertIcon } from "../icons/index.ts";

/** Errors that may pass with a second attempt. */
const PASSING: readonly ApiErrorCode[] = [
  "unreachable",
  "no-answer",
  "foreign-answer",
  "try-again",
  "too-many",
  "not-configured",
];

interface ProblemProps {
  readonly code: ApiErrorCode;
  readonly onAgain?: () => void;
}

/** An error and its remedy, in the place where it happened. */
export function Problem({ code, onAgain }: ProblemProps) {
  const { app, errors } = t();
  return (
    <div class="problem" role="alert">
      <AlertIcon />
      <p>{errors[code]}</p>
      {code === "outdated" ? (
        <button type="button" class="button" onClick={() => location.reload()}>
          {app.reload}
        </button>
      ) : (
        onAgain !== undefined &&
        PASSING.includes(code) && (
          <button type="button" class="button" onClick={onAgain}>
            {app.tryAgain}
          </button>
        )
      )}
    </div>
  );
}

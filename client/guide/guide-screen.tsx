import type { GameId, LexiconId } from "../../shared/rules/model.ts";
import { GAME_NAMES } from "../i18n/game-names.ts";
import { t } from "../i18n/index.ts";
import { useAnswer } from "../ui/answer.ts";
import { FullScreen } from "../ui/full-screen.tsx";
import { Problem } from "../ui/problem.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { loadAnswer } from "./load.ts";

interface GuideScreenProps {
  readonly ruleset: GameId;
  readonly lexicon: LexiconId;
  readonly onClose: () => void;
}

/** The article and its drawings load only when the guide opens. */
const loadArticle = () => loadAnswer(async () => (await import("./article.tsx")).GuideArticle);

/** The guide over a match, which stays connected behind it. */
export function GuideScreen({ ruleset, lexicon, onClose }: GuideScreenProps) {
  const loaded = useAnswer(loadArticle, "article");
  const Article = loaded.state === "known" ? loaded.value : null;
  return (
    <FullScreen title={t().play.rules} note={GAME_NAMES[ruleset]} class="rules-screen" onClose={onClose}>
      <div class="rules-scroll">
        {loaded.state === "waiting" && <Skeleton kind="list" />}
        {loaded.state === "failed" && <Problem code={loaded.code} onAgain={loaded.again} />}
        {Article !== null && <Article ruleset={ruleset} lexicon={lexicon} />}
      </div>
    </FullScreen>
  );
}

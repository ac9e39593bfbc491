import type { LexiconId, RulesetId } from "../../shared/rules/model.ts";
import { DOWN, RIGHT } from "../../shared/rules/squares.ts";
import { bentExample, joiningExample, openingExample, stopExample } from "./examples.ts";
import { BoardPlan } from "./figures/board-plan.tsx";
import { ExampleFigure } from "./figures/example-figure.tsx";
import { MarkedTiles } from "./figures/marked-tiles.tsx";
import type { Exhibit } from "./pages.ts";
import { Bonuses } from "./tables/bonuses.tsx";
import { EarnedTiles } from "./tables/earned-tiles.tsx";
import { Premiums } from "./tables/premiums.tsx";
import { Prices } from "./tables/prices.tsx";
import { TileList } from "./tables/tile-list.tsx";
import type { GuideTexts } from "./texts/texts.types.ts";

export interface ExhibitProps {
  readonly ruleset: RulesetId;
  readonly lexicon: LexiconId;
  readonly onLexicon: (lexicon: LexiconId) => void;
  readonly texts: GuideTexts;
}

/** The exhibit beside a section's text, made from data. */
export function ExhibitOf({ exhibit, ...props }: ExhibitProps & { readonly exhibit: Exhibit }) {
  const { ruleset, texts } = props;
  const { labels, words } = texts;
  switch (exhibit) {
    case "board":
      return <BoardPlan {...props} />;
    case "premiums":
      return <Premiums {...props} />;
    case "opening":
      return <ExampleFigure {...props} example={openingExample(ruleset, words)} says={labels.opening(words.opening)} counted />;
    case "joining":
      return (
        <ExampleFigure
          {...props}
          example={joiningExample(ruleset, words)}
          says={labels.joining(words.joining, `${words.opening}${[...words.joining].at(-1) ?? ""}`)}
          counted
        />
      );
    case "stop-tile":
      return <ExampleFigure {...props} example={stopExample(ruleset, words)} says={labels.stop(...words.stopped)} />;
    case "arrows":
      return (
        <div class="figures">
          <ExampleFigure {...props} example={bentExample(ruleset, words, RIGHT)} says={labels.arrowRightDown(words.bent)} />
          <ExampleFigure {...props} example={bentExample(ruleset, words, DOWN)} says={labels.arrowDownRight(words.bent)} />
        </div>
      );
    case "bonuses":
      return <Bonuses {...props} />;
    case "prices":
      return <Prices {...props} />;
    case "marked-tiles":
      return <MarkedTiles {...props} />;
    case "earned-tiles":
      return <EarnedTiles {...props} />;
    case "tiles":
      return <TileList {...props} />;
  }
}

import "./guide.css";
import { useId, useState } from "preact/hooks";
import type { GameId, LexiconId } from "../../shared/rules/model.ts";
import { locale } from "../i18n/index.ts";
import { useAnswer } from "../ui/answer.ts";
import { Problem } from "../ui/problem.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { ExhibitOf } from "./exhibit.tsx";
import { factsOf } from "./facts.ts";
import { loadTexts } from "./load.ts";
import { drawnFrom, type Exhibit, PAGE_OF, PAGES, type PageId } from "./pages.ts";
import type { Block, GuideTexts, PageText, SectionText } from "./texts/texts.types.ts";

interface ArticleProps {
  readonly ruleset: GameId;
  /** The lexicon whose tiles are listed first. */
  readonly lexicon: LexiconId;
}

/** The guide to one game: our own text, with numbers and drawings from the rule set. */
export function GuideArticle(props: ArticleProps) {
  const wanted = locale();
  const loaded = useAnswer(() => loadTexts(wanted), wanted);
  switch (loaded.state) {
    case "waiting":
      return <Skeleton kind="list" />;
    case "failed":
      return <Problem code={loaded.code} onAgain={loaded.again} />;
    case "known":
      return <Article {...props} texts={loaded.value} />;
  }
}

interface Section {
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Block[];
  readonly exhibits: readonly Exhibit[];
}

function Article({ ruleset, lexicon: first, texts }: ArticleProps & { readonly texts: GuideTexts }) {
  const prefix = useId();
  const [lexicon, chooseLexicon] = useState(first);
  const drawn = drawnFrom(ruleset);
  const facts = factsOf(drawn, lexicon);
  const page = PAGE_OF[ruleset];
  const text: PageText<PageId> = texts.pages[page];
  const texted: Readonly<Record<string, SectionText>> = text.sections;
  const exhibits: Readonly<Record<string, readonly Exhibit[]>> = PAGES[page];
  const sections = Object.entries(texted).map(
    ([name, section]): Section => ({
      id: `${prefix}-${name}`,
      title: section.title,
      blocks: section.says(facts),
      exhibits: exhibits[name] ?? [],
    }),
  );
  return (
    <div class="rules">
      <p class="rules-lead">{text.lead(facts)}</p>
      <Contents sections={sections} label={texts.labels.contents} />
      {sections.map(({ id, title, blocks, exhibits: shown }) => (
        <section key={id} class="rules-section" aria-labelledby={id}>
          <h2 id={id} tabIndex={-1}>
            {title}
          </h2>
          <Blocks blocks={blocks.slice(0, introduction(blocks))} />
          {shown.map((exhibit) => (
            <ExhibitOf
              key={exhibit}
              exhibit={exhibit}
              ruleset={drawn}
              lexicon={lexicon}
              onLexicon={chooseLexicon}
              texts={texts}
            />
          ))}
          <Blocks blocks={blocks.slice(introduction(blocks))} />
        </section>
      ))}
    </div>
  );
}

/** Scrolls to each section. These are buttons and not links, because the guide may lie over a match that owns the address. */
function Contents({ sections, label }: { readonly sections: readonly Section[]; readonly label: string }) {
  return (
    <nav class="rules-contents" aria-label={label}>
      {sections.map(({ id, title }) => (
        <button key={id} type="button" onClick={() => goTo(id)}>
          {title}
        </button>
      ))}
    </nav>
  );
}

function goTo(id: string): void {
  const heading = document.getElementById(id);
  heading?.scrollIntoView({ block: "start" });
  heading?.focus({ preventScroll: true });
}

/** A first paragraph introduces the exhibit. If a list comes first, the exhibit goes before it. */
const introduction = (blocks: readonly Block[]): number => (typeof blocks[0] === "string" ? 1 : blocks.length);

const Blocks = ({ blocks }: { readonly blocks: readonly Block[] }) => (
  <>
    {blocks.map((block) => (
      <BlockOf key={typeof block === "string" ? block : block.flat().join()} block={block} />
    ))}
  </>
);

function BlockOf({ block }: { readonly block: Block }) {
  if (typeof block === "string") return <p>{block}</p>;
  return (
    <ul class="rules-list">
      {block.map((item) =>
        typeof item === "string" ? (
          <li key={item}>{item}</li>
        ) : (
          <li key={item[0]}>
            <b>{item[0]}</b> {item[1]}
          </li>
        ),
      )}
    </ul>
  );
}

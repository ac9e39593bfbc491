import type { ComponentChildren } from "preact";
import { t } from "../../i18n/index.ts";
import { BookIcon, EyeIcon, ResignIcon, SettingsIcon, WordsIcon } from "../../icons/index.ts";
import { Sheet } from "../../ui/sheet.tsx";

interface MoreSheetProps {
  readonly onClose: () => void;
  readonly onAbout: () => void;
  /** The label of the way to the word list. */
  readonly words: string;
  readonly onWords: () => void;
  readonly onRules: () => void;
  readonly onSettings: () => void;
  /** Absent once the match is over. */
  readonly onResign: (() => void) | undefined;
}

/** The less frequent actions of a match. Each entry closes the sheet before it opens its own. */
export function MoreSheet({ onClose, onAbout, words, onWords, onRules, onSettings, onResign }: MoreSheetProps) {
  const { app, match, play } = t();
  const then = (next: () => void) => () => {
    onClose();
    next();
  };
  return (
    <Sheet onClose={onClose} title={match.more}>
      <ul class="rows">
        <Row icon={<EyeIcon />} label={match.about} onClick={then(onAbout)} />
        <Row icon={<WordsIcon />} label={words} onClick={then(onWords)} />
        <Row icon={<BookIcon />} label={play.rules} onClick={then(onRules)} />
        <Row icon={<SettingsIcon />} label={app.settings} onClick={then(onSettings)} />
        {onResign !== undefined && <Row icon={<ResignIcon />} label={match.resign} onClick={then(onResign)} />}
      </ul>
    </Sheet>
  );
}

interface RowProps {
  readonly icon: ComponentChildren;
  readonly label: string;
  readonly onClick: () => void;
}

const Row = ({ icon, label, onClick }: RowProps) => (
  <li>
    <button type="button" class="row-button" onClick={onClick}>
      {icon}
      {label}
    </button>
  </li>
);

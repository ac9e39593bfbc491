/**
 * The board and the hand. A screen makes one table for a match and draws its parts where it likes:
 *
 *   const table = createTable({ match, view, words, canAct, busy, storage: localStorage, onPlay, onChoose, onSell });
 *   <Board table={table} />  <Note table={table} />  <PowerBar table={table} />  <Rack table={table} />
 *   <PlayButton table={table} />  <ChoiceActions table={table} />  <LetterPicker table={table} />  <Announcer table={table} />
 *
 * The server's no goes in by `table.refusal.value = error`; `table.dispose()` when the screen goes away.
 */

export { recallAll, shuffle } from "./actions/laying.ts";
export { openExchange } from "./actions/rack-choice.ts";
export { Board } from "./board.tsx";
export { ChoiceActions } from "./controls/choice-actions.tsx";
export { Note } from "./controls/note.tsx";
export { PlayButton } from "./controls/play-button.tsx";
export { PowerBar } from "./controls/power-bar.tsx";
export { Rack } from "./controls/rack.tsx";
export { isEmpty } from "./draft/draft.ts";
export { allows, hasArrows, tellsUnknownWords } from "./draft/rules.ts";
export { createTable, nothingSaid, type Spoken, type Table } from "./model/table.ts";
export { Announcer } from "./speech/announcer.tsx";
export { sayRefused, type Why } from "./speech/refused.ts";
export { say, sayPrice } from "./speech/voice.ts";
export { LetterPicker } from "./tiles/letter-picker.tsx";

/**
 * The board and the hand. A screen makes one table for a match and draws its parts where it likes:
 *
 *   const table = createTable({ match, view, words, canAct, busy, storage: localStorage, onPlay, onChoose, onSell });
 *   <Board table={table} />  <Note table={table} />  <PowerBar table={table} />  <Rack table={table} />
 *   <PlayButton table={table} />  <ChoiceActions table={table} />  <LetterPicker table={table} />  <Announcer table={table} />
 *
 * The server's no goes in by `table.refusal.value = error`; `table.dispose()` when the screen goes away.
 */
export { Announcer } from "./announcer.tsx";
export { Board } from "./board.tsx";
export { ChoiceActions } from "./choice-actions.tsx";
export { isEmpty } from "./draft.ts";
export { recallAll, shuffle } from "./laying.ts";
export { LetterPicker } from "./letter-picker.tsx";
export { Note } from "./note.tsx";
export { PlayButton } from "./play-button.tsx";
export { PowerBar } from "./power-bar.tsx";
export { Rack } from "./rack.tsx";
export { openExchange } from "./rack-choice.ts";
export { sayRefused, type Why } from "./refused.ts";
export { allows, hasArrows, tellsUnknownWords } from "./rules.ts";
export { createTable, nothingSaid, type Spoken, type Table } from "./table.ts";
export { say, sayPrice } from "./voice.ts";

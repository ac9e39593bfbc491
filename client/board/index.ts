/**
 * The board and the hand. A screen makes one table for a match and draws its parts where it likes:
 *
 *   const model = createBoardModel({ match, view, words, canAct, busy, storage: localStorage, onPlay, onChoose, onSell });
 *   <Board model={model} />  <Note model={model} />  <PowerBar model={model} />  <Rack model={model} />
 *   <PlayButton model={model} />  <ChoiceActions model={model} />  <LetterPicker model={model} />  <Announcer model={model} />
 *
 * The server's no goes in by `model.refusal.value = error`; `model.dispose()` when the screen goes away.
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
export { type BoardModel, createBoardModel, nothingSaid, type Spoken } from "./model/board-model.ts";
export { announce, sayPrice } from "./speech/announce.ts";
export { Announcer } from "./speech/announcer.tsx";
export { sayRefused, type Why } from "./speech/refused.ts";
export { LetterPicker } from "./tiles/letter-picker.tsx";

/** A player at a board, for tests. Announcements are recorded and the engine answers. */
import { signal } from "@preact/signals";
import { vi } from "vitest";
import type { Command, GameView, WordList } from "../../../shared/rules/index.ts";
import type { Match } from "../../../shared/rules/testing/match.ts";
import type { PlayCommand } from "../draft/draft.ts";
import { type BoardOptions, type ChoiceCommand, createBoardModel } from "../model/board-model.ts";
import { idOf } from "./testing.ts";

export function sitDown(played: Match, list: WordList | null = null, options: Partial<BoardOptions> = {}) {
  const view = signal<GameView>(played.view(0));
  const words = signal(list);
  const canAct = signal(true);
  const busy = signal(false);
  const onPlay = vi.fn<(command: PlayCommand) => void>();
  const onChoose = vi.fn<(command: ChoiceCommand) => void>();
  const onSell = vi.fn<(power: string) => void>();
  const model = createBoardModel({ match: "m", view, words, canAct, busy, onPlay, onChoose, onSell, ...options });
  const id = (item: string): number => idOf(model.draft.value, item);
  /** What the server would answer, a moment later. */
  const answer = (command: Command, seat = 0): void => {
    played.now += 1000;
    const { error } = played.do(seat, command);
    if (seat === 0) model.refusal.value = error;
    view.value = played.view(0);
  };
  return { played, view, words, canAct, busy, onPlay, onChoose, onSell, model, id, answer };
}

export type Seated = ReturnType<typeof sitDown>;

/** A player of Express on one page. */
import { expect, type Locator } from "@playwright/test";
import type { TestOptions } from "../../shared/match/test-options.ts";
import { movePiece } from "./hand.ts";
import { type Player, sv } from "./player.ts";

const { express, play } = sv;

export class ExpressPlayer {
  readonly on: Player;
  readonly half: Locator;
  readonly tray: Locator;
  /** Replaces the tray once a round is over. */
  readonly loose: Locator;

  constructor(on: Player) {
    this.on = on;
    this.half = on.page.getByRole("grid", { name: express.half, exact: true });
    this.tray = on.page.getByRole("group", { name: express.tray, exact: true });
    this.loose = on.page.getByRole("group", { name: express.loose, exact: true });
  }

  square(at: string): Locator {
    return this.half.locator(`[data-at="${at}"]`);
  }

  tile(letter: string): Locator {
    return this.tray.getByRole("button", { name: new RegExp(`^${letter}, \\d+ poäng$`) }).first();
  }

  /** Waits for these loose letters, in order. */
  async waits(letters: string): Promise<void> {
    await expect(this.tray.locator(".rack-place .letter")).toHaveText([...letters]);
  }

  async draw(letters: string): Promise<void> {
    for (const letter of letters) {
      const before = await this.tray.getByRole("button").count();
      await this.on.button(express.draw).tap();
      await expect(this.tray.getByRole("button")).toHaveCount(before + 1);
      const name = letter === "?" ? sv.board.blank : letter;
      await expect(this.tray.getByRole("button").last()).toHaveAccessibleName(new RegExp(`^${name}`));
    }
  }

  async lay(letters: string, squares: readonly string[]): Promise<void> {
    for (const [index, at] of squares.entries()) {
      await movePiece(this.on.page, this.on.grip, this.tile(letters.charAt(index)), this.square(at));
      await this.lies(letters.charAt(index), at);
    }
  }

  async lies(letter: string, at: string): Promise<void> {
    await expect(this.square(at)).toHaveAccessibleName(new RegExp(`^${at}: ${letter}, `));
  }

  async isBare(at: string): Promise<void> {
    await expect(this.square(at)).toHaveAccessibleName(sv.board.square(at, sv.board.empty));
  }

  /** Waits until the panels show this progress of the other. */
  async sees(laid: number, held: number): Promise<void> {
    await expect(this.on.opponent).toContainText(`${laid} av 32 bokstäver lagda, ${held} dragna`);
  }

  async points(own: number, other: number): Promise<void> {
    await this.on.scoresAre(own, other);
  }

  async ready(): Promise<void> {
    await this.on.button(play.ready).tap();
  }
}

/** The bag of the first round, from the first letter drawn. The first round starts without a wait. */
export const bag = (letters: string, more: TestOptions = {}): TestOptions => ({
  position: { bag: letters },
  countdownMs: 1,
  ...more,
});

import "./shop.css";
import { useState } from "preact/hooks";
import type { ErrorCode } from "../../../shared/protocol/codes.ts";
import { rulesOf } from "../../../shared/rules/index.ts";
import type { PowerId } from "../../../shared/rules/model.ts";
import type { GameView, OwnView } from "../../../shared/rules/view.types.ts";
import { formats } from "../../i18n/format.ts";
import { locale, t } from "../../i18n/index.ts";
import { CoinIcon, PowerIcon } from "../../icons/index.ts";
import type { MatchSource } from "../../match/source.types.ts";
import { Sheet } from "../../ui/sheet.tsx";
import { freeSlots, type Obstacle, type ShopItem, shopItems } from "./shop-items.ts";

interface ShopSheetProps {
  readonly onClose: () => void;
  readonly store: MatchSource;
  readonly game: GameView;
  readonly own: OwnView;
}

/** The price, effect and use of each power, and which ones the player can afford (A-72). Open in both players' turns (K-10). */
export function ShopSheet({ onClose, store, game, own }: ShopSheetProps) {
  const { shop, errors } = t();
  const [refused, setRefused] = useState<ErrorCode | null>(null);
  const { actions, tapped } = rulesOf(game.ruleset);
  const sells = actions.includes("sell");
  const onTheWay = store.unanswered.value.some(({ type }) => type === "buy");

  async function buy(power: PowerId) {
    setRefused(null);
    const outcome = await store.send({ type: "buy", power });
    if (!outcome.ok) setRefused(outcome.error.code);
  }

  return (
    <Sheet
      onClose={onClose}
      title={shop.title}
      class="shop"
      aside={
        <span class="shop-purse" aria-live="polite">
          <CoinIcon />
          {shop.purse(own.coins)}
        </span>
      }
    >
      <FreeSlots free={freeSlots(own, game.slots)} slots={game.slots} />
      <ul class="shop-offers">
        {shopItems(game, own).map((item) => (
          <ItemRow
            key={item.power}
            item={item}
            tapped={tapped.includes(item.power)}
            busy={onTheWay}
            onBuy={() => buy(item.power)}
          />
        ))}
      </ul>
      <p class={refused === null ? "shop-hint" : "shop-hint refused"} role={refused === null ? undefined : "alert"}>
        {refused !== null ? errors[refused] : sells ? shop.sellHint : shop.noSelling}
      </p>
    </Sheet>
  );
}

function FreeSlots({ free, slots }: { readonly free: number; readonly slots: number }) {
  return (
    <p class="shop-slots">
      <span class="shop-pegs" aria-hidden="true">
        {Array.from({ length: slots }, (_, slot) => (
          <i key={String(slot)} class={slot < slots - free ? "" : "free"} />
        ))}
      </span>
      {t().shop.free(free)}
    </p>
  );
}

interface ItemRowProps {
  readonly item: ShopItem;
  /** Used at once, on the hand. */
  readonly tapped: boolean;
  readonly busy: boolean;
  readonly onBuy: () => void;
}

function ItemRow({ item: { power, price, have, obstacle }, tapped, busy, onBuy }: ItemRowProps) {
  const { powers, shop } = t();
  const { name, how, effect } = { ...powers.power[power], ...(tapped && power === "morph" ? powers.rackMorph : {}) };
  const why = obstacle === null ? undefined : `why-${power}`;
  return (
    <li class={obstacle === null ? "offer" : "offer out-of-reach"}>
      <span class="pebble" aria-hidden="true">
        <PowerIcon power={power} />
        {have > 0 && <span class="pebble-count">{have}</span>}
      </span>
      <div class="offer-text">
        <p class="offer-name">
          <b>{name}</b> <small>{how}</small>
          {have > 0 && <span class="unseen">{shop.have(have)}</span>}
        </p>
        <p class="offer-effect">{effect}</p>
        {obstacle !== null && (
          <p id={why} class="offer-obstacle">
            {sayObstacle(obstacle)}
          </p>
        )}
      </div>
      <button
        type="button"
        class="offer-buy"
        aria-label={shop.buy(name, price)}
        aria-describedby={why}
        disabled={obstacle !== null || busy}
        onClick={onBuy}
      >
        <CoinIcon />
        {formats(locale()).number(price)}
      </button>
    </li>
  );
}

const sayObstacle = (obstacle: Obstacle): string =>
  obstacle.kind === "slot" ? t().shop.noSlot : t().shop.tooDear(obstacle.missing);

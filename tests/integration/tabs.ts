import { setImmediate } from 'node:timers/promises';
import { createActor, setup, type ActorRefFrom } from 'xstate';
import type { cartMachine } from '#machines/cart.machine.ts';
import { ProblemError, type ProblemCode } from '#machines/model/problem.ts';
import { itemsOf, shownCart } from '#machines/rules/cart.ts';
import { adaptCart } from '#src/adapters/cart.adapter.ts';
import { adaptFavouritesSync } from '#src/adapters/favouritesSync.adapter.ts';
import { adaptOutboxSender } from '#src/adapters/outboxSender.adapter.ts';
import type { Gateway } from '#src/adapters/adapt.ts';
import { metaOf, unpack, type Execute, type GatewayAnswer } from '#src/data/gateway.ts';
import type { Boxes, BoxName, Hear, ShopperStorage } from '#src/storage/shopperStorage.ts';
import type { Visitor } from './stack.ts';

/** The shop's way to the gateway for a visitor. */
export const wayOf =
  (visitor: Visitor, now: () => number): Execute =>
  async (document, variables, options = {}) => {
    const { name } = metaOf(document);
    return unpack((await visitor.ask(name, (variables ?? {}) as object, options.key ? { key: options.key } : {})) as GatewayAnswer, now());
  };

/** What becomes of a request: it is answered, it does not arrive, or it is done and its answer is lost. */
export type Fate = 'answered' | 'lost' | 'unanswered';

/** A way to the gateway with these fates, one a request; what comes after them is answered. `underWay`: so many are. */
export const cutWay = (through: Execute, now: () => number, fates: readonly Fate[] = []) => {
  const left = [...fates];
  let underWay = 0;
  const unreachable = () => new ProblemError({ code: 'UNREACHABLE', at: now() });
  const execute: Execute = async (document, variables, options) => {
    const fate = left.shift() ?? 'answered';
    if (fate === 'lost') throw unreachable();
    underWay += 1;
    const outcome = await through(document, variables, options).then(
      (answer) => () => answer,
      (refused: unknown) => () => {
        throw refused;
      },
    );
    underWay -= 1;
    if (fate === 'unanswered') throw unreachable();
    return outcome();
  };
  return { execute, underWay: () => underWay, mend: () => void left.splice(0) };
};

/** What a browser keeps of a tab, also when that is reloaded. */
export class TabStorage implements ShopperStorage {
  readonly #boxes = new Map<BoxName, readonly Boxes[BoxName][]>();
  readonly #listeners = new Map<BoxName, Hear<BoxName>[]>();

  read<Name extends BoxName>(box: Name): Boxes[Name][] {
    return [...(this.#boxes.get(box) ?? [])] as Boxes[Name][];
  }
  isEmpty(): boolean {
    return [...this.#boxes.values()].every((intents) => intents.length === 0);
  }
  keep<Name extends BoxName>(box: Name, intents: readonly Boxes[Name][]): void {
    this.#boxes.set(box, intents);
  }
  follow<Name extends BoxName>(box: Name, hear: Hear<Name>): () => void {
    const own = hear as unknown as Hear<BoxName>;
    this.#listeners.set(box, [...(this.#listeners.get(box) ?? []), own]);
    if (this.read(box).length > 0) own(this.read(box));
    return () => {
      const others = (this.#listeners.get(box) ?? []).filter((each) => each !== own);
      this.#listeners.set(box, others);
      others.at(-1)?.(this.read(box));
    };
  }
  settle(box: BoxName, key: string, refused: ProblemCode | null): void {
    const settled = (intent: Boxes[BoxName]) => (intent.key === key ? { ...intent, refused } : intent);
    this.keep(box, refused === null ? this.read(box).filter((intent) => intent.key !== key) : this.read(box).map(settled));
    this.#listeners.get(box)?.at(-1)?.(this.read(box));
  }
  storeCart(): void {}
  storedCart(): null {
    return null;
  }
  forget(): void {}
}

/** What runs in a tab beside its page, with the Cart page open. The actor of the cart has a parent that its notices go to. */
export const startTab = (gateway: Gateway) => {
  const { now } = gateway;
  const input = { isLoggedIn: true, seed: crypto.randomUUID() };
  const root = createActor(
    setup({ actors: { cart: adaptCart(gateway) } }).createMachine({ invoke: { src: 'cart', id: 'cart', input }, on: { '*': {} } }),
  );
  const favourites = createActor(adaptFavouritesSync(gateway), { input });
  const senders = (['messages', 'lists'] as const).map((box) => createActor(adaptOutboxSender(gateway, box)));
  root.start();
  favourites.start();
  for (const sender of senders) sender.start();
  const cart = root.getSnapshot().children['cart'] as ActorRefFrom<typeof cartMachine>;
  cart.send({ type: 'page.opened', at: now() });
  return {
    cart,
    favourites,
    wake: () => [cart, favourites, ...senders].forEach((actor) => actor.send({ type: 'network.returned', at: now() })),
    stop: () => [root, favourites, ...senders].forEach((actor) => actor.stop()),
  };
};

/** The line of the cart that a tab shows of a variant. */
export const lineOf = ({ cart: actor }: Pick<ReturnType<typeof startTab>, 'cart'>, skuId: number) => {
  const { cart, mutations } = actor.getSnapshot().context;
  return cart ? itemsOf(shownCart(cart, mutations)).find((item) => item.skuId === skuId) : undefined;
};

/** Waits until nothing is on its way. */
export const rest = async (underWay: () => number): Promise<void> => {
  for (let calm = 0; calm < 5;) {
    await setImmediate();
    calm = underWay() === 0 ? calm + 1 : 0;
  }
};

import { act } from '@testing-library/react';

/** What is read of React's tree, as its own developer tools read it. */
type Fiber = { tag: number; flags: number; child: Fiber | null; sibling: Fiber | null; alternate: Fiber | null };

const componentTags = new Set([0, 1, 11, 14, 15]);
const performedWork = 1;

const rootFiber = (): Fiber => {
  const [root] = [...document.body.querySelectorAll('*')].flatMap((element) =>
    Object.entries(element).flatMap(([name, fiber]) =>
      name.startsWith('__reactContainer$') ? [fiber as { stateNode: { current: Fiber } }] : [],
    ),
  );
  if (!root) throw new Error('Nothing is drawn.');
  return root.stateNode.current;
};

const childrenOf = (fiber: Fiber): Fiber[] => {
  const children: Fiber[] = [];
  for (let child = fiber.child; child; child = child.sibling) children.push(child);
  return children;
};

/** Below a fiber with the same child as before nothing was rendered; the flags there are older. */
const rendersIn = (fiber: Fiber): number => {
  const own = componentTags.has(fiber.tag) && (fiber.flags & performedWork) !== 0 ? 1 : 0;
  const isSame = fiber.alternate?.child === fiber.child;
  return isSame ? own : childrenOf(fiber).reduce((sum, child) => sum + rendersIn(child), own);
};

/** How many components the last commit of what is done renders. */
export const rendersOf = (done: () => void): number => {
  act(done);
  return rendersIn(rootFiber());
};

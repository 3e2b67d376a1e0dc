import { describe, expect, it } from 'vitest';
import { nounsOfFixtures } from '../model/harness/walkFiles.ts';
import { readImports, reachedBy as reachedThrough } from './chosenWalks.ts';

const imports = readImports();
const reachedBy = (changed: readonly string[]): string[] => reachedThrough(changed, imports);

describe('The walks that a change can reach', () => {
  it("are a page's own, where it alone changed", () => {
    expect(reachedBy(['src/pages/coins.page.tsx'])).toEqual(['coins']);
  });

  it('are of every page that draws a component', () => {
    const reached = reachedBy(['src/components/order/StepPreview.tsx']);
    expect(reached).toEqual(expect.arrayContaining(['order', 'refund', 'stepPreview']));
    expect(reached).not.toContain('coins');
  });

  it('are of a machine and of those that it is a part of', () => {
    expect(reachedBy(['machines/cart.machine.ts'])).toEqual(['cart', 'shop']);
  });

  it('are of every machine, where the harness, the explorer or what all say changed', () => {
    const all = nounsOfFixtures();
    expect(reachedBy(['tests/model/harness/controls.ts'])).toEqual(all);
    expect(reachedBy(['flows/explorer.ts'])).toEqual(all);
    expect(reachedBy(['lang/en.json'])).toEqual(all);
  });

  it('are none, where no walk stands on what changed', () => {
    expect(reachedBy(['README.md', 'mall/cart/cart.ts', 'tests/e2e/find.test.ts'])).toEqual([]);
  });
});

import type { MouseEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { categoryMenuMachine } from '#machines/categoryMenu.machine.ts';
import { statePath } from '#machines/rules/statePath.ts';
import { LazySheet } from '../components/shell/LazySheet.tsx';
import { Block, Skeleton } from '../design/Skeleton.tsx';
import { styled } from '../design/stitches.config.ts';
import { CategoryColumns } from '../components/category/CategoryColumns.tsx';
import { CategoryDrawer } from '../components/category/CategoryDrawer.tsx';
import { levelAt } from '../components/category/categoryLevels.ts';
import { ProblemState } from '../components/shell/ProblemState.tsx';
import type { Page, ViewOf } from '../app/pageTypes.ts';

type View = ViewOf<typeof categoryMenuMachine>;

const Room = styled('div', {
  variants: {
    isMenu: {
      true: {
        position: 'absolute',
        zIndex: '$sheet',
        insetInline: 0,
        insetBlockStart: '121px',
        backgroundColor: '$paperRaised',
        lift: 'borderBlockEnd',
        '& > div': { maxInlineSize: '$page', marginInline: 'auto', paddingInline: '$5', '@xl': { paddingInline: 0 } },
      },
    },
  },
});
const Nothing = styled('p', { paddingBlock: '$5', text: '$16' });

const Waiting = () => (
  <Skeleton aria-hidden>
    <Block height={64} />
    <Block height={64} />
    <Block height={64} />
    <Block height={64} />
  </Skeleton>
);

const Tree = ({ snapshot, may }: View) => {
  const { form, categories, path, left, problem } = snapshot.context;
  if (snapshot.matches({ open: { tree: 'asking' } })) return <Waiting />;
  if (snapshot.matches({ open: { tree: 'empty' } }))
    return (
      <Nothing role="status">
        <FormattedMessage id="categoryMenu.empty" />
      </Nothing>
    );
  if (snapshot.matches({ open: { tree: 'unreadable' } }))
    return <ProblemState problem={problem} onRetry={may({ type: 'retry.pressed' })} />;
  return form === 'drawer' ? (
    <CategoryDrawer level={levelAt(categories, path, left)} snapshot={snapshot} may={may} />
  ) : (
    <CategoryColumns snapshot={snapshot} may={may} />
  );
};

/** All categories on every page: a drawer from below on the phone, a menu under the header at the desk. */
const CategoryMenu = (view: View) => {
  const intl = useIntl();
  const { snapshot, may } = view;
  const { form, categories, path } = snapshot.context;
  const isOpen = snapshot.matches('open');
  const isBusy = snapshot.hasTag('busy');
  const closeOnLink = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) may({ type: 'link.pressed' })?.();
  };
  const tree = (
    <div onClick={closeOnLink}>
      <Tree {...view} />
    </div>
  );
  const title = form === 'drawer' ? levelAt(categories, path, null).way.at(-1)?.categoryName : undefined;
  return (
    <Room data-state={statePath(snapshot.value)} aria-busy={isBusy} isMenu={form === 'menu' && isOpen}>
      {form === 'menu' ? (
        isOpen && tree
      ) : (
        <LazySheet
          open={isOpen}
          title={title ?? intl.formatMessage({ id: 'shell.categories' })}
          closeLabel={intl.formatMessage({ id: 'shell.close' })}
          onClose={may({ type: 'close.pressed' })}
          busy={isBusy}
        >
          {tree}
        </LazySheet>
      )}
    </Room>
  );
};

export const page = { machine: categoryMenuMachine, View: CategoryMenu } satisfies Page<typeof categoryMenuMachine>;

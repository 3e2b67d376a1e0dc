import { FormattedMessage, useIntl } from 'react-intl';
import { chatMachine, isListed, isRead } from '#machines/chat.machine.ts';
import { statePath } from '#machines/rules/statePath.ts';
import { Button } from '../design/control/Button.tsx';
import { EmptyState } from '../design/EmptyState.tsx';
import { Page, PageHeading } from '../design/layout/Page.tsx';
import { Block, Skeleton } from '../design/Skeleton.tsx';
import { styled } from '../design/stitches.config.ts';
import { TextButton } from '../design/control/TextLink.tsx';
import { ChatList } from '../components/chat/ChatList.tsx';
import { ChatThread } from '../components/chat/ChatThread.tsx';
import { ProblemState } from '../components/shell/ProblemState.tsx';
import type { Page as PageModule, ViewOf } from '../app/pageTypes.ts';

const Two = styled('div', {
  display: 'grid',
  gap: '$5',
  '@desk': { gridTemplateColumns: '320px minmax(0, 1fr)', blockSize: 'calc(100dvh - 300px)', minBlockSize: '480px' },
  '& > *': { minInlineSize: 0, minBlockSize: 0 },
  variants: {
    // On the phone either the list or the talk has the screen.
    shows: {
      list: { '@phone': { '& > :last-child': { display: 'none' } } },
      talk: { '@phone': { blockSize: 'calc(100dvh - 230px)', minBlockSize: '320px', '& > :first-child': { display: 'none' } } },
    },
  },
});

const Pane = styled('div', { variants: { filled: { true: { display: 'grid', gridTemplateRows: 'minmax(0, 1fr)' } } } });
const Centre = styled('div', { display: 'grid', justifyItems: 'center' });
/** The talk needs the phone's height: there its own heading stands alone. */
const silent = { '@phone': { position: 'absolute', blockSize: '1px', padding: 0, overflow: 'hidden', clipPath: 'inset(50%)' } };

const ChatPage = (view: ViewOf<typeof chatMachine>) => {
  const { snapshot, may } = view;
  const intl = useIntl();
  const { conversations, conversationId, problem } = snapshot.context;
  const open = snapshot.matches('open') ? conversations.find((each) => each.conversationId === conversationId) : undefined;
  const back = (
    <Button kind="primary" onPress={may({ type: 'back.pressed' })}>
      <FormattedMessage id="chat.back" />
    </Button>
  );
  return (
    <Page data-state={statePath(snapshot.value)} aria-busy={snapshot.hasTag('busy')}>
      <PageHeading css={open ? silent : {}}>
        <FormattedMessage id="chat.heading" />
      </PageHeading>
      {snapshot.matches('reading') ? (
        <Skeleton aria-hidden css={{ display: 'grid', gap: '$2' }}>
          <Block height={64} />
          <Block height={64} />
          <Block height={64} />
        </Skeleton>
      ) : null}
      {snapshot.matches('unreadable') ? <ProblemState level={2} problem={problem} onRetry={may({ type: 'retry.pressed' })} /> : null}
      {isRead(snapshot) ? (
        <Two shows={isListed(snapshot) ? 'list' : 'talk'}>
          <ChatList {...view} />
          <Pane filled={open !== undefined}>
            {isListed(snapshot) ? (
              <EmptyState title={<FormattedMessage id="chat.choose" />} reason={<FormattedMessage id="chat.chooseWhy" />} />
            ) : null}
            {snapshot.matches('opening') ? (
              <Skeleton role="status" aria-label={intl.formatMessage({ id: 'chat.opening' })} css={{ display: 'grid', gap: '$3' }}>
                <Block height={44} />
                <Block height={240} />
              </Skeleton>
            ) : null}
            {snapshot.matches('talkUnreadable') ? (
              <>
                <ProblemState level={2} problem={problem} onRetry={may({ type: 'retry.pressed' })} />
                <Centre>
                  <TextButton tall onPress={may({ type: 'back.pressed' })}>
                    <FormattedMessage id="chat.back" />
                  </TextButton>
                </Centre>
              </>
            ) : null}
            {snapshot.matches('unknown') ? (
              <EmptyState title={<FormattedMessage id="chat.unknown" />} reason={<FormattedMessage id="chat.unknownWhy" />} action={back} />
            ) : null}
            {open ? <ChatThread {...view} conversation={open} /> : null}
          </Pane>
        </Two>
      ) : null}
    </Page>
  );
};

export const page = {
  machine: chatMachine,
  View: ChatPage,
  statuses: { unreadable: 503 },
  head: (_snapshot, intl) => ({
    title: intl.formatMessage({ id: 'chat.heading' }),
    robots: 'noindex' as const,
  }),
} satisfies PageModule<typeof chatMachine>;

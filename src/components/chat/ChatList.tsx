import { FormattedMessage, useIntl } from 'react-intl';
import type { chatMachine } from '#machines/chat.machine.ts';
import type { Conversation } from '#machines/model/chat.ts';
import { CountBadge } from '../../design/CountBadge.tsx';
import { ChatIcon } from '../../design/icon/icons.tsx';
import { styled } from '../../design/stitches.config.ts';
import { VisuallyHidden } from '../../design/VisuallyHidden.tsx';
import type { ViewOf } from '../../app/pageTypes.ts';
import { useAppContext } from '../../app/AppContext.ts';
import { useDateFormat } from '../hooks/useDateFormat.ts';
import type { Press } from '../../design/press.ts';

const Rows = styled('ul', { listStyle: 'none', padding: 0, margin: 0, alignContent: 'start', overflowY: 'auto' });
const Row = styled('button', {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: '$3',
  inlineSize: '100%',
  minBlockSize: '64px',
  padding: '$2',
  border: 0,
  borderBlockEnd: '1px solid $line',
  backgroundColor: 'transparent',
  color: '$ink',
  text: '$14',
  textAlign: 'start',
  cursor: 'pointer',
  '& > span': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minInlineSize: 0 },
  '& > .end': { alignSelf: 'start', justifyItems: 'end', gap: '2px' },
  '& b': { fontWeight: '$bold' },
  '& small': { text: '$13', color: '$inkSoft', whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis' },
  '&[aria-current]': { backgroundColor: '$paperSunk' },
  '@hover': { '&:hover': { backgroundColor: '$paperSunk' } },
});
const Logo = styled('img', { inlineSize: '44px', blockSize: '44px', borderRadius: '$full', backgroundColor: '$paperSunk' });
const Disc = styled('i', {
  display: 'grid',
  placeItems: 'center',
  inlineSize: '44px',
  blockSize: '44px',
  borderRadius: '$full',
  backgroundColor: '$accentSoft',
});

type View = ViewOf<typeof chatMachine>;

/** The newest words; an empty text is of a message that was taken back. */
const Latest = ({ latestMsg: words, latestType }: Pick<Conversation, 'latestMsg' | 'latestType'>) => {
  if (!words) return <FormattedMessage id={words === null ? 'chat.nothingYet' : 'chat.unsent'} />;
  return latestType === 'IMAGE' ? <FormattedMessage id="chat.picture" /> : words;
};

const TalkRow = ({ conversation, isOpen, onPress }: { conversation: Conversation; isOpen: boolean; onPress: Press }) => {
  const { latestOf } = useDateFormat();
  const { shopName, shopLogo, latestMsg, latestType, latestTime, unReadCount } = conversation;
  return (
    <li>
      <Row type="button" aria-current={isOpen || undefined} aria-disabled={onPress || isOpen ? undefined : true} onClick={onPress}>
        <Logo src={shopLogo} alt="" width={44} height={44} loading="lazy" />
        <span>
          <b>{shopName}</b>{' '}
          <small>
            <Latest latestMsg={latestMsg} latestType={latestType} />
          </small>
        </span>{' '}
        <span className="end">
          {latestTime === null ? null : <small>{latestOf(latestTime)}</small>}{' '}
          {unReadCount > 0 ? (
            <>
              <CountBadge value={unReadCount} />
              <VisuallyHidden>
                <FormattedMessage id="chat.unread" values={{ count: unReadCount }} />
              </VisuallyHidden>
            </>
          ) : null}
        </span>
      </Row>
    </li>
  );
};

/** The conversations, the newest first; support is always there. */
export const ChatList = ({ snapshot, may }: View) => {
  const intl = useIntl();
  const { brand } = useAppContext();
  const { conversations, conversationId } = snapshot.context;
  const hasSupport = conversations.some(({ type }) => type === 'SUPPORT');
  return (
    <Rows aria-label={intl.formatMessage({ id: 'chat.conversations' })}>
      {hasSupport ? null : (
        <li>
          <Row type="button" aria-disabled={may({ type: 'support.pressed' }) ? undefined : true} onClick={may({ type: 'support.pressed' })}>
            <Disc>
              <ChatIcon size={22} />
            </Disc>
            <span>
              <b>
                <FormattedMessage id="chat.support" values={{ brand }} />
              </b>
              <small>
                <FormattedMessage id="chat.supportNote" />
              </small>
            </span>
          </Row>
        </li>
      )}
      {conversations.map((conversation) => (
        <TalkRow
          key={conversation.conversationId}
          conversation={conversation}
          isOpen={conversation.conversationId === conversationId}
          onPress={
            conversation.conversationId === conversationId
              ? undefined
              : may({ type: 'conversation.chosen', conversationId: conversation.conversationId })
          }
        />
      ))}
    </Rows>
  );
};

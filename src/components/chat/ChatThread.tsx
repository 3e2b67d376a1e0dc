import { Fragment, memo, useCallback, type ClipboardEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { charactersOf, isMessageTooLong, longestMessage, newestOf, recallableUntil } from '#machines/rules/chat.ts';
import type { chatMachine } from '#machines/chat.machine.ts';
import type { OutboxMessage } from '#machines/rules/outbox/messageOutbox.ts';
import type { Conversation, Message } from '#machines/model/chat.ts';
import type { Problem } from '#machines/model/problem.ts';
import { Button } from '../../design/control/Button.tsx';
import { Form } from '../../design/control/Form.tsx';
import { IconButton } from '../../design/control/IconButton.tsx';
import { BackIcon } from '../../design/icon/icons.tsx';
import { BoxIcon, SendIcon } from '../../design/icon/pageIcons.tsx';
import { Callout } from '../../design/Callout.tsx';
import { styled } from '../../design/stitches.config.ts';
import { TextArea } from '../../design/control/TextArea.tsx';
import { TextButton } from '../../design/control/TextLink.tsx';
import { VisuallyHidden } from '../../design/VisuallyHidden.tsx';
import type { PartRequest, ViewOf } from '../../app/pageTypes.ts';
import { LazyWidget } from '../shell/LazyWidget.tsx';
import { PlaceText } from '../link/PlaceText.tsx';
import { ProductPicture } from '../product/ProductPicture.tsx';
import { useProblemText } from '../useProblemText.ts';
import { useClock } from '../hooks/useClock.ts';
import { useDateFormat } from '../hooks/useDateFormat.ts';
import { useKeptFocus } from '../hooks/useKeptFocus.ts';
import { ChatLog } from './ChatLog.tsx';
import { AddPicture, SentPicture, UnsentPicture, usePicturePick } from './ChatPicture.tsx';
import type { Press } from '../../design/press.ts';

type View = ViewOf<typeof chatMachine>;

const Frame = styled('section', { display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr) auto', minInlineSize: 0, minBlockSize: 0 });
const Head = styled('header', {
  display: 'flex',
  alignItems: 'center',
  gap: '$2',
  paddingBlockEnd: '$2',
  borderBlockEnd: '1px solid $line',
  '& h2': { text: '$16', fontWeight: '$bold', minInlineSize: 0, overflowWrap: 'anywhere' },
  '& small': { text: '$13', color: '$inkSoft' },
  '& .presence': { display: 'flex', flexWrap: 'wrap', columnGap: '$1' },
});
const OnPhone = styled('span', { '@desk': { display: 'none' } });
const Said = styled('ol', { display: 'grid', gap: '$2', listStyle: 'none', padding: 0, margin: 0 });
const Day = styled('li', { justifySelf: 'center', paddingBlock: '$1', text: '$12', color: '$inkSoft', textAlign: 'center' });
const Bubble = styled('li', {
  display: 'grid',
  gap: '2px',
  maxInlineSize: 'min(85%, 520px)',
  padding: '$2 $3',
  borderRadius: '$l',
  text: '$14',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
  '& small': { text: '$12', color: '$inkSoft' },
  variants: {
    by: {
      BUYER: { justifySelf: 'end', backgroundColor: '$accentSoft' },
      SELLER: { justifySelf: 'start', backgroundColor: '$paperRaised', boxShadow: 'inset 0 0 0 1px $colors$line' },
      SYSTEM: { justifySelf: 'center', backgroundColor: '$paperSunk', textAlign: 'center' },
    },
  },
});
const Writing = styled('div', {
  display: 'grid',
  gap: '$2',
  paddingBlockStart: '$2',
  borderBlockStart: '1px solid $line',
  '& form': { gridTemplateColumns: 'auto minmax(0, 1fr) auto', gap: '$2', alignItems: 'start' },
  '& textarea': { minBlockSize: 0, maxBlockSize: '30vh' },
});
const About = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$3',
  padding: '$2 $3',
  borderRadius: '$m',
  backgroundColor: '$paperSunk',
  text: '$14',
  '& > span:not(:has(img))': { flex: '1 1 120px', minInlineSize: 0, overflowWrap: 'anywhere' },
});
const Older = styled('div', { display: 'grid', justifyItems: 'center', paddingBlockEnd: '$3' });

const Words = ({ type, content, payload }: Pick<Message, 'type' | 'content' | 'payload'>) => {
  if (type === 'IMAGE') return <SentPicture url={content} />;
  if (payload?.prodId !== undefined)
    return <PlaceText place={{ name: 'product', productId: payload.prodId, skuId: null }}>{content}</PlaceText>;
  if (payload?.couponId !== undefined) return <PlaceText place={{ name: 'voucher', couponId: payload.couponId }}>{content}</PlaceText>;
  if (payload?.orderNumber !== undefined)
    return (
      <PlaceText place={{ name: 'order', orderNumber: payload.orderNumber }}>
        <FormattedMessage id="chat.orderNumber" values={{ orderNumber: payload.orderNumber }} />
      </PlaceText>
    );
  return content;
};

/** Takes a message back, as long as that can be done. */
const Unsend = ({ until, onPress }: { until: number; onPress: Press }) => {
  const now = useClock(until);
  if (now >= until) return null;
  return (
    <>
      {' · '}
      <TextButton onPress={onPress}>
        <FormattedMessage id="chat.unsend" />
      </TextButton>
    </>
  );
};

/** The day of a message, where it is another one than that of what was said before it. */
const DayHeading = memo(({ time, before }: { time: string; before: string | null }) => {
  const { dayHeadingOf } = useDateFormat();
  const day = dayHeadingOf(time);
  return before !== null && dayHeadingOf(before) === day ? null : <Day>{day}</Day>;
});

type LineProps = {
  message: Message;
  name: string;
  onRecall: ((msgId: number) => void) | undefined;
  /** Why it could not be taken back; null where nobody wanted that, or it could. */ refused: Problem | null;
};

const Line = memo(({ message, name, onRecall, refused }: LineProps) => {
  const intl = useIntl();
  const { clockOfDay } = useDateFormat();
  const isMine = message.sender === 'BUYER';
  const who = isMine ? intl.formatMessage({ id: 'chat.you' }) : name;
  const textOf = useProblemText();
  const until = recallableUntil(message);
  if (message.status === 'RECALLED')
    return (
      <Bubble by={message.sender}>
        <VisuallyHidden>{who}: </VisuallyHidden>
        <small>
          <FormattedMessage id="chat.unsent" />
        </small>
      </Bubble>
    );
  return (
    <Bubble by={message.sender}>
      <VisuallyHidden>{who}: </VisuallyHidden>
      <span>
        <Words type={message.type} content={message.content} payload={message.payload} />
      </span>
      <small>
        {message.payload?.automatic ? (
          <>
            <FormattedMessage id="chat.automatic" />
            {' · '}
          </>
        ) : null}
        {clockOfDay(message.createTime)}
        {isMine ? (
          <>
            {' · '}
            <FormattedMessage id={message.status === 'READ' ? 'chat.read' : 'chat.sent'} />
          </>
        ) : null}
        {until === null ? null : <Unsend until={until} onPress={onRecall && (() => onRecall(message.msgId))} />}
      </small>
      {refused ? <small role="alert">{textOf(refused)}</small> : null}
    </Bubble>
  );
});

const Waiting = ({ message, may }: Pick<View, 'may'> & { message: OutboxMessage }) => {
  const textOf = useProblemText();
  return (
    <Bubble by="BUYER" data-state={message.refused === null ? 'queued' : 'failed'}>
      <VisuallyHidden>
        <FormattedMessage id="chat.you" />:{' '}
      </VisuallyHidden>
      <span>
        <Words type={message.type} content={message.content} payload={message.payload} />
      </span>
      {message.refused === null ? (
        <small>
          <FormattedMessage id="chat.sending" />
        </small>
      ) : (
        <small role="alert">
          {textOf({ code: message.refused, data: { until: message.until } })}{' '}
          <TextButton onPress={may({ type: 'retry.pressed' })}>
            <FormattedMessage id="shell.retry" />
          </TextButton>
          {may({ type: 'discard.pressed' }) ? (
            <>
              {' '}
              <TextButton onPress={may({ type: 'discard.pressed' })}>
                <FormattedMessage id="chat.discard" />
              </TextButton>
            </>
          ) : null}
        </small>
      )}
    </Bubble>
  );
};

const Topic = ({ snapshot, may }: Pick<View, 'snapshot' | 'may'>) => {
  const { topic } = snapshot.context;
  if (topic === null) return null;
  return (
    <About>
      {'prodId' in topic ? <ProductPicture pic={topic.pic} alt="" size={36} /> : <BoxIcon size={22} />}
      <span>{'prodId' in topic ? topic.name : <FormattedMessage id="chat.orderNumber" values={{ orderNumber: topic.orderNumber }} />}</span>
      <Button kind="quiet" small onPress={may({ type: 'topic.pressed' })}>
        <FormattedMessage id="chat.sendTopic" />
      </Button>
    </About>
  );
};

const Writer = ({ snapshot, send, may }: View) => {
  const intl = useIntl();
  const { draft } = snapshot.context;
  const count = charactersOf(draft);
  const submit = may({ type: 'send.pressed' });
  const pick = usePicturePick({ may });
  const paste = (event: ClipboardEvent): void => {
    if (!pick || event.clipboardData.files.length === 0) return;
    event.preventDefault();
    pick([...event.clipboardData.files]);
  };
  return (
    <Writing onPaste={paste}>
      <Topic snapshot={snapshot} may={may} />
      <UnsentPicture snapshot={snapshot} may={may} />
      <Form label={intl.formatMessage({ id: 'chat.write' })} onSubmit={submit}>
        <AddPicture may={may} />
        <TextArea
          label={intl.formatMessage({ id: 'chat.message' })}
          rows={1}
          value={draft}
          {...(count > longestMessage * 0.8 ? { limit: longestMessage, count } : {})}
          error={isMessageTooLong(draft) ? intl.formatMessage({ id: 'refusal.MESSAGE_TOO_LONG' }) : null}
          onChange={(text) => send({ type: 'text.typed', text })}
          onEnter={submit}
        />
        <Button kind="primary" submit label={intl.formatMessage({ id: 'chat.send' })} onPress={submit}>
          <SendIcon size={22} />
        </Button>
      </Form>
    </Writing>
  );
};

const Partner = memo(({ shopId, shopName }: Pick<Conversation, 'shopId' | 'shopName'>) => (
  <h2>
    {shopId === null ? (
      shopName
    ) : (
      <PlaceText plain css={{ fontWeight: '$bold' }} place={{ name: 'store', shop: shopName, storeId: shopId }}>
        {shopName}
      </PlaceText>
    )}
  </h2>
));

const Presence = memo(({ online }: { online: boolean }) => (
  <small>
    <FormattedMessage id={online ? 'chat.online' : 'chat.offline'} />
  </small>
));

const typingPart = ({ conversationId }: Conversation, draft: string): PartRequest => ({
  name: 'typing',
  input: { conversationId, draftLength: draft.length },
});

/** An open conversation: its words, what waits to be sent, and where one writes. */
export const ChatThread = ({ conversation, ...view }: View & { conversation: Conversation }) => {
  const { snapshot, may } = view;
  const intl = useIntl();
  const { messages, outgoing, made, hasMore, recall, draft } = snapshot.context;
  const recalled = messages.filter(({ status }) => status === 'RECALLED').length;
  const taken = recalled + (hasMore ? 0 : 1);
  const frame = useKeptFocus<HTMLElement>(taken % 2 === 0, '[role=log]');
  const { send } = view;
  const recallOne = useCallback((msgId: number) => send({ type: 'recall.pressed', msgId }), [send]);
  const recallable = new Set(messages.filter(({ msgId }) => may({ type: 'recall.pressed', msgId })).map(({ msgId }) => msgId));
  const older = may({ type: 'older.pressed' });
  const isReadingOlder = snapshot.matches({ open: { reaching: 'readingOlder' } });
  return (
    <Frame ref={frame} aria-label={conversation.shopName}>
      <Head>
        <OnPhone>
          <IconButton label={intl.formatMessage({ id: 'chat.back' })} onPress={may({ type: 'back.pressed' })}>
            <BackIcon />
          </IconButton>
        </OnPhone>
        <div>
          <Partner shopId={conversation.shopId} shopName={conversation.shopName} />
          <div className="presence">
            <Presence online={conversation.online} />
            <LazyWidget key={conversation.conversationId} {...typingPart(conversation, draft)} />
          </div>
        </div>
      </Head>
      <ChatLog label={intl.formatMessage({ id: 'chat.messages' })} newest={newestOf(messages)} written={made}>
        {hasMore ? (
          <Older>
            <Button kind="quiet" small busy={isReadingOlder} onPress={older}>
              <FormattedMessage id="chat.older" />
            </Button>
          </Older>
        ) : null}
        {messages.length === 0 && outgoing.length === 0 ? (
          <Callout kind="sunk">
            <FormattedMessage id="chat.first" />
          </Callout>
        ) : null}
        <Said>
          {messages.map((message, at) => (
            <Fragment key={message.msgId}>
              <DayHeading time={message.createTime} before={messages[at - 1]?.createTime ?? null} />
              <Line
                message={message}
                name={conversation.shopName}
                onRecall={recallable.has(message.msgId) ? recallOne : undefined}
                refused={recall?.msgId === message.msgId ? recall.problem : null}
              />
            </Fragment>
          ))}
          {outgoing.map((message) => (
            <Waiting key={message.key} message={message} may={may} />
          ))}
        </Said>
      </ChatLog>
      <Writer {...view} />
    </Frame>
  );
};

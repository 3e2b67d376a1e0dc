import { eq } from 'drizzle-orm';
import type { PushMessage } from '#machines/model/push.ts';
import { errorText } from '../../platform/http/errorText.ts';
import type { MallContext } from '../../platform/mallContext.ts';
import { noticeWords } from '../notification.ts';
import { notifications } from '../notification.tables.ts';
import { sendPush, type PushAnswer } from './pushService.ts';
import { dropPush, dropPushAddress, putOffPush, PUSH_CHANNEL, takeDuePushes, type DuePush } from './pushSubscription.ts';
import { vapidKeysOf } from './vapid.ts';

/** What was put off is looked for so often, in ms. */
const EVERY_MS = 5_000;
/** Of no use to anybody after so many tries: some five hours. */
const MOST_TRIES = 10;

/** What a browser is told, in the language that it was in when it wanted to be told; null where its shopper has read it meanwhile. */
async function messageOf({ db }: MallContext, { noticeId, locale }: DuePush): Promise<PushMessage | null> {
  const [notice] = await db.select().from(notifications).where(eq(notifications.id, noticeId));
  if (!notice || notice.isRead) return null;
  const { title, content, route } = noticeWords(notice, locale);
  return { title, body: content, url: route ?? '/notification', tag: String(noticeId), locale, at: notice.at };
}

async function settle({ db, log }: MallContext, due: DuePush, answer: PushAnswer): Promise<void> {
  if (answer.kind === 'gone') return dropPushAddress(db, due);
  if (answer.kind === 'later' && due.tries < MOST_TRIES) return answer.seconds === null ? undefined : putOffPush(db, due, answer.seconds);
  if (answer.kind !== 'taken') log(`a notice did not reach ${new URL(due.endpoint).host}: ${JSON.stringify(answer)}`);
  return dropPush(db, due);
}

/** Sends what is due, and what comes, until it is stopped; what is on its way then is waited for. */
export function startPushSender(context: MallContext): () => Promise<void> {
  const { config, database } = context;
  const { protocol, hostname } = new URL(config.publicUrl);
  const sender = { keys: vapidKeysOf(config.secret), contact: protocol === 'https:' ? config.publicUrl : `mailto:mall@${hostname}` };
  let isOver = false;
  let isAwaited = false;
  let running: Promise<void> = Promise.resolve();

  const send = async (due: DuePush): Promise<void> => {
    if (!due.isLive) return dropPushAddress(context.db, due);
    const message = await messageOf(context, due);
    if (message === null) return dropPush(context.db, due);
    await settle(context, due, await sendPush(due, { text: JSON.stringify(message), topic: message.tag }, sender));
  };
  const sendDue = async (): Promise<void> => {
    isAwaited = false;
    while (!isOver) {
      const due = await takeDuePushes(context.db, context.clock.now());
      if (due.length === 0) return;
      await Promise.all(due.map(send));
    }
  };
  const wake = (): void => {
    if (isAwaited || isOver) return;
    isAwaited = true;
    running = running.then(sendDue).catch((failed: unknown) => context.log(`notices wait for their browsers: ${errorText(failed)}`));
  };
  void database.listen(PUSH_CHANNEL, wake);
  const looking = setInterval(wake, EVERY_MS);
  looking.unref();
  wake();
  return async () => {
    isOver = true;
    clearInterval(looking);
    await running;
  };
}

import { expect } from 'vitest';
import type { Message } from '#machines/model/chat.ts';
import {
  markMessagesRead,
  recallMessage,
  openConversation,
  readConversations,
  readNewerMessages,
  readOlderMessages,
  sendMessage,
} from '#src/data/chat.data.ts';
import { readPlaces } from '#src/data/deliveryEstimate.data.ts';
import { readFavourites } from '#src/data/favourites.data.ts';
import { readKept, saveFavourite } from '#src/data/favouritesSync.data.ts';
import { readBrowseLogs, removeBrowseLogs } from '#src/data/footprint.data.ts';
import { addLooks } from '#src/data/footprintRecorder.data.ts';
import type { Execute } from '#src/data/gateway.ts';
import { markRead, readMoreNotices, readNotices, removeNotice } from '#src/data/notification.data.ts';
import { resetPassword } from '#src/data/passwordReset.data.ts';
import { readProfile } from '#src/data/profile.data.ts';
import { readInviter, registerUser } from '#src/data/register.data.ts';
import { readReviews, reportReview, voteUseful } from '#src/data/reviews.data.ts';
import { loginByProvider } from '#src/data/signIn.data.ts';
import { loginByCode, loginByPassword, logout, readStanding } from '#src/data/session.data.ts';
import { deleteVoucher, readVoucherList } from '#src/data/voucherCentre.data.ts';
import { tellTyping } from '#src/data/typing.data.ts';
import { collectVoucher } from '#src/data/vouchers.data.ts';
import { sriLanka, type SkuFixture } from '../drivers/skuFixtures.ts';
import { memoized, rowsOf } from './dataRows.ts';

/** How an account begins, and what the mall told its owner: `code` is the one that waits in his mailbox. */
export const entryRows = (askFor: () => Execute, mail: string, code: () => string) => {
  const { rows, row } = rowsOf(askFor);
  const loginPassword = 'Demo#2026';
  row(readInviter)(() => ({ code: 'NOBODY' }), { holds: (inviter) => expect(inviter).toBeNull() });
  row(registerUser)(
    () => ({ key: 'register-1', form: { code: code(), loginPassword, nickName: 'Ama', regionId: sriLanka, userMail: mail } }),
    {
      holds: ({ name }) => expect(name).toBe('Ama'),
    },
  );
  row(logout)(() => undefined);
  row(loginByCode)(() => ({ key: 'login-1', form: { loginType: 1, loginId: mail, code: '000000', region: sriLanka } }), {
    refusal: 'CODE_INVALID',
  });
  for (const provider of ['google', 'facebook'] as const)
    row(loginByProvider)(() => ({ provider, idToken: 'nobody.said.so', regionId: sriLanka }), {
      title: provider,
      refusal: 'ID_TOKEN_INVALID',
    });
  row(resetPassword)(() => ({ mail, code: '000000', password: loginPassword }), { refusal: 'CODE_INVALID' });
  row(loginByPassword)(() => ({ userMail: mail, loginPassword: 'Wrong#2026' }), { refusal: 'BAD_CREDENTIALS' });
  row(loginByPassword)(() => ({ userMail: mail, loginPassword }), { holds: ({ name }) => expect(name).toBe('Ama') });
  row(readStanding)(() => undefined, { holds: ({ name }) => expect(name).toBe('Ama') });
  return rows;
};

/** What a shopper keeps, says and reads, beside what he buys; `sku` lies on a shelf, `shop` is one of the catalogue as it was. */
export const memberRows = (
  askFor: () => Execute,
  sku: () => SkuFixture,
  shop: () => { shopId: number; fansCount: number },
  now: () => number,
) => {
  const { rows, row } = rowsOf(askFor);
  const opened = memoized<Awaited<ReturnType<typeof openConversation>>>();
  const logs = memoized<Awaited<ReturnType<typeof readBrowseLogs>>>();
  const conversationId = (): number => opened.now.conversation.conversationId;
  const favourite = (kind: 'product' | 'shop', isWanted: boolean) => () => {
    const key = `favourite-${kind}-${isWanted}`;
    return { key, at: now(), refused: null, isWanted, favourite: { kind, id: kind === 'shop' ? shop().shopId : sku().prodId } };
  };
  const collection = (tab: 'products' | 'shops') => () => ({
    place: { name: 'collection' as const, tab, sortName: 'new' as const },
    current: 1,
    pages: 2,
  });
  const entry = (key: string, content: string) => () => ({
    key,
    at: now(),
    refused: null,
    conversationId: conversationId(),
    type: 'TEXT' as const,
    content,
    payload: null,
  });

  row(saveFavourite)(favourite('product', true), { title: 'a product' });
  row(saveFavourite)(favourite('shop', true), { title: 'a shop', holds: ({ fansCount }) => expect(fansCount).toBe(shop().fansCount + 1) });
  const both = () => ({ favourites: [favourite('product', true)().favourite, favourite('shop', true)().favourite] });
  row(readKept)(both, { holds: (found) => expect(found).toEqual(both().favourites) });
  row(readFavourites)(collection('products'), { title: 'products', holds: ({ page }) => expect([page.total, page.size]).toEqual([1, 20]) });
  row(readFavourites)(collection('shops'), { title: 'shops', holds: ({ page }) => expect(page.total).toBe(1) });
  row(saveFavourite)(favourite('product', false), { title: 'a product no more' });
  row(saveFavourite)(favourite('shop', false), {
    title: 'a shop no more',
    holds: ({ fansCount }) => expect(fansCount).toBe(shop().fansCount),
  });
  row(readKept)(both, { title: 'nothing any more', holds: (found) => expect(found).toEqual([]) });

  row(addLooks)(() => [{ prodId: sku().prodId, at: now() - 60_000 }]);
  row(readBrowseLogs)(() => ({ current: 1, size: 30 }), {
    holds: (page) => {
      logs.keep(page);
      expect(page.records.map(({ prodId, browseTime }) => [prodId, Date.parse(browseTime)])).toEqual([[sku().prodId, now() - 60_000]]);
    },
  });
  row(removeBrowseLogs)(() => logs.now.records.map(({ prodBrowseLogId }) => prodBrowseLogId));
  row(readBrowseLogs)(() => ({ current: 1, size: 30 }), { title: 'empty', holds: ({ total }) => expect(total).toBe(0) });

  row(openConversation)(() => ({ shopId: sku().shopId, prodId: sku().prodId, orderNumber: null }), {
    holds: (conversation) => {
      opened.keep(conversation);
      expect(conversation.topic).toMatchObject({ prodId: sku().prodId });
    },
  });
  row(sendMessage)(entry('message-1', 'Is it red?'), {
    holds: ({ content, clientMsgId }) => expect([content, clientMsgId]).toEqual(['Is it red?', 'message-1']),
  });
  const slip = memoized<Message>();
  row(sendMessage)(entry('message-3', 'Not this'), { holds: slip.keep });
  row(recallMessage)(() => ({ msgId: slip.now.msgId }), {
    holds: ({ content, status }) => expect([content, status]).toEqual(['', 'RECALLED']),
  });
  row(recallMessage)(() => ({ msgId: 1 }), { refusal: 'NOT_FOUND' });
  row(tellTyping)(() => ({ conversationId: conversationId() }));
  row(tellTyping)(() => ({ conversationId: 1 }), { refusal: 'NOT_FOUND' });
  row(sendMessage)(entry('message-2', ''), { refusal: 'VALIDATION' });
  row(readNewerMessages)(() => ({ conversationId: conversationId(), after: opened.now.messages.at(-1)?.msgId ?? 0 }), {
    holds: ({ messages }) => expect(messages[0]?.content).toBe('Is it red?'),
  });
  row(readOlderMessages)(() => ({ conversationId: conversationId(), before: 1 }), {
    holds: ({ messages, hasMore }) => expect([messages, hasMore]).toEqual([[], false]),
  });
  row(markMessagesRead)(() => ({ conversationId: conversationId(), lastMsgId: opened.now.messages.at(-1)?.msgId ?? 1 }));
  row(readConversations)(() => undefined, { holds: (all) => expect(all.map((each) => each.conversationId)).toEqual([conversationId()]) });

  row(readReviews)(() => ({
    prodId: sku().prodId,
    current: 1,
    isLoggedIn: true,
    score: null,
    skuId: null,
    withPictures: false,
    sortName: 'pictures',
  }));
  row(reportReview)(() => ({ prodCommId: 1, reason: 'SPAM' as const }), { refusal: 'NOT_FOUND' });
  row(voteUseful)(() => ({ prodCommId: 1, on: 1 as const }), { refusal: 'NOT_FOUND' });
  row(collectVoucher)(() => ({ couponId: 1, key: 'voucher-1' }), { refusal: 'NOT_FOUND' });
  const centre = { name: 'voucherCentre', tab: 'all', list: 'usable', collect: null } as const;
  const offers = { place: centre, regionId: sriLanka, isLoggedIn: true, current: 1, pages: 1 };
  row(readVoucherList)(() => offers, {
    title: 'of all kinds',
    holds: ({ counts, page }) => expect([counts, page.records.length > 0, page.records[0]?.mine]).toEqual([null, true, null]),
  });
  row(readVoucherList)(() => ({ ...offers, place: { ...centre, tab: 'mine' as const } }), {
    title: 'of his own',
    holds: ({ counts, page }) => expect([counts?.unUseCount, page.total]).toEqual([0, 0]),
  });
  row(deleteVoucher)(() => ({ couponUserId: 1 }), { refusal: 'NOT_FOUND' });
  row(readPlaces)(() => ({ regionId: sriLanka, isLoggedIn: true }), {
    title: 'with own addresses',
    holds: ({ addresses }) => expect(addresses).toHaveLength(1),
  });
  const reader = { isLoggedIn: true, regionId: sriLanka };
  row(readNotices)(() => ({ ...reader, pages: { notices: 1, announcements: 1 } }), { title: 'of a shopper' });
  row(readMoreNotices)(() => ({ ...reader, tab: 'notices' as const, current: 2 }), { title: 'of orders' });
  row(readMoreNotices)(() => ({ ...reader, tab: 'announcements' as const, current: 2 }), { title: 'for all' });
  row(markRead)(() => ({ id: null }));
  row(removeNotice)(() => ({ id: 1 }), { title: 'that is not there, or is not theirs' });
  row(readStanding)(() => undefined, { title: 'with everything read', holds: ({ unread }) => expect(unread).toBe(0) });
  row(readProfile)(() => undefined, {
    holds: ({ user, favourites, looks }) => expect([user.nickName, favourites, looks]).toEqual(['Ama', 0, 0]),
  });
  return rows;
};

import type { MoreNotices, NoticeList, NoticeTab } from '#machines/notification.machine.ts';
import type { Announcement } from '#machines/model/notification.ts';
import type { PageOf } from '#machines/model/shop.ts';
import type { Execute, RequestOptions } from './gateway.ts';
import { graphql } from './gql/gql.ts';
import { inPages, rowsOfPages } from './pages.ts';
import { allowed } from './refusal.data.ts';

const size = 10;

graphql(`
  fragment NoticePage on OrderNoticePage {
    records {
      id
      type
      title
      content
      pic
      orderNumber
      route
      status
      createTime
    }
    total
    size
    current
    pages
  }
`);
graphql(`
  fragment AnnouncementList on AnnouncementPage {
    records {
      id
      title
      summary
      content
      pic
      isTop
      publishTime
      unread
    }
    total
    size
    current
    pages
  }
`);

const ReadOrderNotices = graphql(`
  query ReadOrderNotices($current: Int!, $size: Int!) {
    orderNotices(current: $current, size: $size) {
      ...NoticePage
    }
  }
`);
const ReadAnnouncements = graphql(`
  query ReadAnnouncements($current: Int!, $size: Int!) {
    announcements(current: $current, size: $size) {
      ...AnnouncementList
    }
  }
`);
const ReadGuestAnnouncements = graphql(`
  query ReadGuestAnnouncements($regionId: SafeInt!, $current: Int!, $size: Int!) {
    guestAnnouncements(regionId: $regionId, current: $current, size: $size) {
      ...AnnouncementList
    }
  }
`);

type Reader = { isLoggedIn: boolean; regionId: number };
type Slice = { current: number; size: number };

type Told = Omit<Announcement, 'unread'> & { unread?: boolean | null };
const announcementsIn = ({ records, ...page }: PageOf<Told>): PageOf<Announcement> => ({
  ...page,
  records: records.map((announcement) => ({ ...announcement, unread: announcement.unread ?? false })),
});

const readAnnouncements = async (
  execute: Execute,
  { isLoggedIn, regionId }: Reader,
  slice: Slice,
  options?: RequestOptions,
): Promise<PageOf<Announcement>> =>
  announcementsIn(
    isLoggedIn
      ? (await execute(ReadAnnouncements, slice, options)).announcements
      : (await execute(ReadGuestAnnouncements, { regionId, ...slice }, options)).guestAnnouncements,
  );

const firstOf = (pages: number): Slice => ({ current: 1, size: rowsOfPages(size, pages) });

/** The first pages of a shopper's notices and announcements; for a guest the announcements of his region (contract U1, U3, U4). */
export const readNotices = async (
  execute: Execute,
  { pages, ...reader }: Reader & { pages: Record<NoticeTab, number> },
  options?: RequestOptions,
): Promise<NoticeList> => {
  const [notices, announcements] = await Promise.all([
    reader.isLoggedIn ? execute(ReadOrderNotices, firstOf(pages.notices), options).then(({ orderNotices }) => orderNotices) : null,
    readAnnouncements(execute, reader, firstOf(pages.announcements), options),
  ]);
  return { notices: notices && inPages(notices, size, pages.notices), announcements: inPages(announcements, size, pages.announcements) };
};

/** The next page of one of both lists. */
export const readMoreNotices = async (
  execute: Execute,
  { tab, current, ...reader }: Reader & { tab: NoticeTab; current: number },
  options?: RequestOptions,
): Promise<MoreNotices> =>
  tab === 'notices'
    ? { tab, page: (await execute(ReadOrderNotices, { current, size }, options)).orderNotices }
    : { tab, page: await readAnnouncements(execute, reader, { current, size }, options) };

const MarkNoticesRead = graphql(`
  mutation MarkNoticesRead($ids: [SafeInt!]!) {
    markNoticesRead(input: $ids) {
      ... on UnRead {
        unRead
      }
      ...WhyNot
    }
  }
`);
const MarkAnnouncementsRead = graphql(`
  mutation MarkAnnouncementsRead {
    markAnnouncementsRead(input: {}) {
      ... on LastReadTime {
        lastReadTime
      }
      ...WhyNot
    }
  }
`);
const RemoveNotices = graphql(`
  mutation RemoveNotices($ids: [SafeInt!]!) {
    removeNotices(input: $ids) {
      ... on Done {
        done
      }
      ...WhyNot
    }
  }
`);
/** Deletes a notice; for a while it can be taken back (contract U7). */
export const removeNotice = async (execute: Execute, { id }: { id: number }, options?: RequestOptions): Promise<null> => {
  allowed((await execute(RemoveNotices, { ids: [id] }, options)).removeNotices);
  return null;
};

/** Marks one notice read, or everything (contract U5, U6). */
export const markRead = async (
  execute: Execute,
  { id }: { id: number | null },
  options?: RequestOptions,
): Promise<Record<string, never>> => {
  allowed((await execute(MarkNoticesRead, { ids: id === null ? [] : [id] }, options)).markNoticesRead);
  if (id === null) allowed((await execute(MarkAnnouncementsRead, {}, options)).markAnnouncementsRead);
  return {};
};

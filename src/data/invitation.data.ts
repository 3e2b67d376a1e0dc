import type { Invitation } from '#machines/invitation.machine.ts';
import type { InviteInfo, InviteRecord } from '#machines/model/invitation.ts';
import type { PageOf } from '#machines/model/shop.ts';
import type { Execute, RequestOptions } from './gateway.ts';
import { graphql } from './gql/gql.ts';
import { inPages, rowsOfPages } from './pages.ts';
import { allowed } from './refusal.data.ts';

graphql(`
  fragment InviteFacts on InviteInfo {
    inviteCode
    invitedCount
    confirmedCount
    rank
    onLeaderboard
    rewards {
      title
      need
      unlocked
      coins
    }
    rulesHtml
  }
`);
graphql(`
  fragment LeaderFacts on LeaderRow {
    rank
    name
    referral
    confirmed
    me
  }
`);
graphql(`
  fragment InviteRecordRow on InviteRecord {
    id
    name
    status
    time
  }
`);

const pageSize = 20;

const ReadInvitation = graphql(`
  query ReadInvitation($size: Int!) {
    inviteInfo {
      ...InviteFacts
    }
    month: inviteLeaderboard(period: month, size: 10) {
      records {
        ...LeaderFacts
      }
      me {
        ...LeaderFacts
      }
    }
    all: inviteLeaderboard(period: all, size: 10) {
      records {
        ...LeaderFacts
      }
      me {
        ...LeaderFacts
      }
    }
    inviteRecords(current: 1, size: $size) {
      records {
        ...InviteRecordRow
      }
      total
      size
      current
      pages
    }
  }
`);
/** All that the page of invitations shows, with so many pages of records (contract T1, T2, T3). */
export const readInvitation = async (execute: Execute, { pages }: { pages: number }, options?: RequestOptions): Promise<Invitation> => {
  const { inviteInfo, month, all, inviteRecords } = await execute(ReadInvitation, { size: rowsOfPages(pageSize, pages) }, options);
  return { info: inviteInfo, boards: { month, all }, records: inPages(inviteRecords, pageSize, pages) };
};

const ReadInviteRecords = graphql(`
  query ReadInviteRecords($current: Int!, $size: Int!) {
    inviteRecords(current: $current, size: $size) {
      records {
        ...InviteRecordRow
      }
      total
      size
      current
      pages
    }
  }
`);
/** One page of whom a shopper invited (contract T3). */
export const readInviteRecords = async (
  execute: Execute,
  { current }: { current: number },
  options?: RequestOptions,
): Promise<PageOf<InviteRecord>> => (await execute(ReadInviteRecords, { current, size: pageSize }, options)).inviteRecords;

const ShowOnLeaderboard = graphql(`
  mutation ShowOnLeaderboard($shown: Boolean!) {
    showOnLeaderboard(input: { shown: $shown }) {
      ... on InviteInfo {
        ...InviteFacts
      }
      ...WhyNot
    }
  }
`);
/** Puts a shopper on the leaderboard, or takes him off (contract T7). */
export const showOnLeaderboard = async (execute: Execute, { shown }: { shown: boolean }, options?: RequestOptions): Promise<InviteInfo> =>
  allowed((await execute(ShowOnLeaderboard, { shown }, options)).showOnLeaderboard);

import type { Deadlines } from '#machines/model/deadline.ts';
import type { Execute, RequestOptions } from './gateway.ts';
import { graphql } from './gql/gql.ts';

const ReadDeadlines = graphql(`
  query ReadDeadlines {
    deadlines {
      records {
        kind
        time
        turn
        title
        desc
        subject
        orderNumber
        refundSn
        couponUserId
      }
      total
    }
  }
`);
/** Every clock that runs for this shopper, the soonest first (contract C12). */
export const readDeadlines = async (execute: Execute, _input?: undefined, options?: RequestOptions): Promise<Deadlines> =>
  (await execute(ReadDeadlines, {}, options)).deadlines;

const ReadCalendar = graphql(`
  query ReadCalendar {
    deadlines(format: ics) {
      calendar
    }
  }
`);
/** The same as an iCalendar file (contract C12, `format=ics`). */
export const readCalendar = async (execute: Execute, _input?: undefined, options?: RequestOptions): Promise<string> =>
  (await execute(ReadCalendar, {}, options)).deadlines.calendar ?? '';

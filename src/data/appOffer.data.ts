import type { AppDownload } from '#machines/model/appDownload.ts';
import type { Execute, RequestOptions } from './gateway.ts';
import { graphql } from './gql/gql.ts';

const ReadAppDownload = graphql(`
  query ReadAppDownload {
    appDownload {
      appStoreUrl
      playStoreUrl
      qrContent
      popup
    }
  }
`);
/** Where the mobile app is, and whether it is to be offered (contract A7). */
export const readAppDownload = async (execute: Execute, _input: undefined, options?: RequestOptions): Promise<AppDownload> =>
  (await execute(ReadAppDownload, {}, options)).appDownload;

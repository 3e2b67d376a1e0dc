import type { ChangeAddressQuestion } from '#machines/changeAddress.machine.ts';
import type { OrderDetail } from '#machines/model/order.ts';
import type { Execute, RequestOptions } from './gateway.ts';
import { graphql } from './gql/gql.ts';
import { allowed } from './refusal.data.ts';

const ChangeOrderAddress = graphql(`
  mutation ChangeOrderAddress($orderNumber: String!, $input: ChangeAddrParamInput!) {
    changeOrderAddress(orderNumber: $orderNumber, input: $input) {
      ... on OrderDetail {
        ...OrderWhole
      }
      ...WhyNot
    }
  }
`);
/** Sends an order to another address, once per key (contract M8). */
export const changeOrderAddress = async (
  execute: Execute,
  { orderNumber, addrId, key }: ChangeAddressQuestion,
  options?: RequestOptions,
): Promise<OrderDetail> =>
  allowed((await execute(ChangeOrderAddress, { orderNumber, input: { addrId } }, { ...options, key })).changeOrderAddress);

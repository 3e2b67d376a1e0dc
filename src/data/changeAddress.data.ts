import type { ChangeAddressQuestion } from '#machines/changeAddress.machine.ts';
import type { OrderDetail } from '#machines/model/order.ts';
import type { Ask, How } from './gateway.ts';
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
export const changeOrderAddress = async (ask: Ask, { orderNumber, addrId, key }: ChangeAddressQuestion, how?: How): Promise<OrderDetail> =>
  allowed((await ask(ChangeOrderAddress, { orderNumber, input: { addrId } }, { ...how, key })).changeOrderAddress);

import type { Delivery } from '#machines/model/order.ts';
import type { Ask, How } from './gateway.ts';
import { graphql } from './gql/gql.ts';

const ReadDeliveries = graphql(`
  query ReadDeliveries($orderNumber: String!) {
    deliveries(orderNumber: $orderNumber) {
      dvyFlowId
      companyName
      trackingNumber
      stateCode
      eta
      traces {
        acceptTime
        acceptStation
        location
        stateCode
      }
      items {
        ...OrderLine
        shippedCount
      }
    }
  }
`);
/** The parcels of an order, each with its way so far (contract M15). */
export const readDeliveries = async (ask: Ask, question: { orderNumber: string }, how?: How): Promise<Delivery[]> =>
  (await ask(ReadDeliveries, question, how)).deliveries;

import type { Delivery } from '#machines/model/order.ts';
import type { Execute, RequestOptions } from './gateway.ts';
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
export const readDeliveries = async (execute: Execute, input: { orderNumber: string }, options?: RequestOptions): Promise<Delivery[]> =>
  (await execute(ReadDeliveries, input, options)).deliveries;

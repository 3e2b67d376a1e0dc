import type { AreaTree } from '#machines/rules/address.ts';
import type { Places } from '#machines/rules/deliveryDestination.ts';
import type { Area } from '#machines/model/region.ts';
import type { DeliveryEstimate } from '#machines/model/product.ts';
import type { Execute, RequestOptions } from './gateway.ts';
import { graphql } from './gql/gql.ts';

const ReadDeliveryAreas = graphql(`
  query ReadDeliveryAreas($regionId: SafeInt!) {
    deliveryAreas(regionId: $regionId) {
      areaId
      areaName
      parentId
      level
      areas {
        areaId
        areaName
        parentId
        level
        areas {
          areaId
          areaName
          parentId
          level
        }
      }
    }
  }
`);
const ReadOwnAddresses = graphql(`
  query ReadOwnAddresses {
    addresses {
      ...AddressLines
    }
  }
`);
const ReadEstimate = graphql(`
  query ReadEstimate($prodId: SafeInt!, $skuId: SafeInt, $areaId: SafeInt, $regionId: SafeInt) {
    deliveryEstimate(prodId: $prodId, skuId: $skuId, areaId: $areaId, regionId: $regionId) {
      deliverable
      reason
      fee
      free
      priceSymbol
      currency
      earliest
      latest
      courier
      slots
      orderBy
    }
  }
`);

type Branch = Area & { areas?: Branch[] | null };
const grown = ({ areas, ...area }: Branch): AreaTree => ({ ...area, areas: (areas ?? []).map(grown) });

/** The places of a region, and the addresses of who is logged in (contract D1, D9). */
export const readPlaces = async (
  execute: Execute,
  { regionId, isLoggedIn }: { regionId: number; isLoggedIn: boolean },
  options?: RequestOptions,
): Promise<Places> => {
  const [{ deliveryAreas }, { addresses }] = await Promise.all([
    execute(ReadDeliveryAreas, { regionId }, options),
    isLoggedIn ? execute(ReadOwnAddresses, {}, options) : { addresses: [] },
  ]);
  return { tree: { areaId: regionId, areaName: '', parentId: 0, level: 0, areas: deliveryAreas.map(grown) }, addresses };
};

/** When and for how much a product comes to a place (contract F10). An address counts by its area, so that the answer is everybody's. */
export const readDeliveryEstimate = async (
  execute: Execute,
  input: { prodId: number; skuId: number | null; areaId: number; regionId: number },
  options?: RequestOptions,
): Promise<DeliveryEstimate> => (await execute(ReadEstimate, input, options)).deliveryEstimate;

import { FormattedMessage } from 'react-intl';
import type { Brand } from '#machines/model/seller.ts';
import { Section } from '../../design/layout/Section.tsx';
import { NameCard, NameGrid } from './NameCard.tsx';

/** Brands under the letters that they begin with. */
export const BrandNames = ({ brands }: { brands: readonly Brand[] }) =>
  [...new Set(brands.map(({ letter }) => letter))].map((letter) => (
    <Section key={letter} heading={letter}>
      <NameGrid>
        {brands
          .filter((brand) => brand.letter === letter)
          .map(({ brandId, brandName, logo, prodCount }) => (
            <li key={brandId}>
              <NameCard mark={logo} name={brandName} place={{ name: 'brand', brand: brandName, brandId }}>
                <span>
                  <FormattedMessage id="directory.products" values={{ count: prodCount }} />
                </span>
              </NameCard>
            </li>
          ))}
      </NameGrid>
    </Section>
  ));

import { FormattedMessage } from 'react-intl';
import type { Brand } from '#machines/words.ts';
import { Section } from '../design/Section.tsx';
import { NameCard, NameGrid } from './NameCard.tsx';

/** Brands under the letters that they begin with. */
export const BrandNames = ({ brands }: { brands: readonly Brand[] }) =>
  [...new Set(brands.map(({ letter }) => letter))].map((letter) => (
    <Section key={letter} heading={letter}>
      <NameGrid>
        {brands.filter((brand) => brand.letter === letter).map(({ brandId, brandName, logo, prodCount }) => (
          <li key={brandId}>
            <NameCard mark={logo} name={brandName} place={{ name: 'brand', brand: brandName, brandId }}><FormattedMessage id="directory.products" values={{ count: prodCount }} /></NameCard>
          </li>
        ))}
      </NameGrid>
    </Section>
  ));

import { styled } from './stitches.config.ts';

const List = styled('ol', {
  display: 'flex',
  flexWrap: 'wrap',
  paddingBlock: '$3',
  text: '$13',
  color: '$inkSoft',
  '& li + li::before': { content: '"/"', marginInline: '6px' },
  '& a': { textDecoration: 'none', borderRadius: '$xs', paddingBlock: '$1' },
  '& a:hover': { textDecoration: 'underline' },
  '& [aria-current]': { color: '$ink' },
});

/** Where this page lies; the last crumb is the page itself and has no `href`. */
export const Breadcrumb = ({ label, crumbs }: { label: string; crumbs: readonly { name: string; href?: string }[] }) => (
  <nav aria-label={label}>
    <List>
      {crumbs.map(({ name, href }) => (
        <li key={`${name}${href ?? ''}`}>{href ? <a href={href}>{name}</a> : <span aria-current="page">{name}</span>}</li>
      ))}
    </List>
  </nav>
);

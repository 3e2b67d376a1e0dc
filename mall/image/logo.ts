const tints = ['#efe4cf', '#dce7d3', '#d3e5e4', '#f3dad3', '#e6dde8', '#dfe3e8'];

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The mark of a shop or brand: its letters in ink on a round tint. Works by day and by night. */
export function logoSvg(letters: string, tint: number): string {
  const two = [...letters].slice(0, 2).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 96 96"><rect width="96" height="96" rx="24" fill="${tints[(tint - 1) % tints.length]!}"/><text x="48" y="50" font-family="system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans',sans-serif" font-size="38" font-weight="800" fill="#1d1b17" text-anchor="middle" dominant-baseline="central">${escaped(two)}</text></svg>`;
}

const carried = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'opacity',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
  'dominant-baseline',
] as const;

/** A drawing as an SVG file that looks the same everywhere: its styles are written into it. */
export function svgText(svg: SVGSVGElement): string {
  const { overview } = svg.dataset;
  delete svg.dataset.overview;
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const drawn = [svg, ...svg.querySelectorAll<SVGElement>('*')];
  const written = [copy, ...copy.querySelectorAll<SVGElement>('*')];
  drawn.forEach((element, index) => {
    const to = written[index];
    if (!to || element.tagName === 'title') return;
    const style = getComputedStyle(element);
    for (const property of carried) to.setAttribute(property, style.getPropertyValue(property));
    to.removeAttribute('class');
    to.removeAttribute('tabindex');
    to.removeAttribute('role');
  });
  if (overview !== undefined) svg.dataset.overview = overview;
  for (const running of copy.querySelectorAll('animateMotion')) running.parentElement?.remove();
  const { width, height } = svg.viewBox.baseVal;
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  copy.setAttribute('style', `background:${getComputedStyle(document.body).backgroundColor}`);
  return new XMLSerializer().serializeToString(copy);
}

/** The same as a PNG, at twice its size where the browser can make so large a picture. */
export async function pngOf(svg: SVGSVGElement): Promise<Blob> {
  const { width, height } = svg.viewBox.baseVal;
  const scale = Math.min(2, 8_000 / Math.max(width, height));
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svgText(svg))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [Math.ceil(width * scale), Math.ceil(height * scale)];
  const pen = canvas.getContext('2d');
  if (pen) {
    pen.fillStyle = getComputedStyle(document.body).backgroundColor;
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.drawImage(image, 0, 0, canvas.width, canvas.height);
  }
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The browser could not make a picture so large: export SVG instead.'))),
      'image/png',
    ),
  );
}

/** Gives a file to the browser's downloads. */
export function save(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

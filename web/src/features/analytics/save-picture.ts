// A chart as a PNG: its drawing with the colours that it has on the screen, under its title, twice as fine as the screen.
const SCALE = 2;
const MARGIN = 16;
const TITLE_PX = 40;
const KEPT_MS = 60_000;

/** The drawing leaves the theme's style sheets behind, so their values of these come along. */
const STYLES = [
  ...['fill', 'fill-opacity', 'stroke', 'stroke-width', 'stroke-dasharray', 'stroke-opacity', 'opacity', 'display'],
  ...['font-family', 'font-size', 'font-weight', 'text-anchor', 'dominant-baseline', 'visibility'],
] as const;

function standalone(drawing: SVGSVGElement): string {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const parts = [drawing, ...drawing.querySelectorAll('*')];
  for (const [nth, part] of [copy, ...copy.querySelectorAll('*')].entries()) {
    const original = parts[nth];
    if (original === undefined || !(part instanceof SVGElement)) continue;
    const computed = getComputedStyle(original);
    for (const name of STYLES) part.style.setProperty(name, computed.getPropertyValue(name));
  }
  const { width, height } = drawing.getBoundingClientRect();
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  return new XMLSerializer().serializeToString(copy);
}

async function imageOf(drawing: SVGSVGElement): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(standalone(drawing))}`;
  await image.decode();
  return image;
}

/** Has the browser save it. Rejects where the drawing cannot be turned into a picture. */
export async function savePicture(drawing: SVGSVGElement, title: string, name: string): Promise<void> {
  const image = await imageOf(drawing);
  const { backgroundColor, color, fontFamily } = getComputedStyle(drawing.closest('section') ?? document.body);
  const canvas = document.createElement('canvas');
  canvas.width = (image.width + 2 * MARGIN) * SCALE;
  canvas.height = (image.height + TITLE_PX + MARGIN) * SCALE;
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('The browser draws no picture');
  pen.scale(SCALE, SCALE);
  pen.fillStyle = backgroundColor;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = color;
  pen.font = `600 16px ${fontFamily}`;
  pen.fillText(title, MARGIN, TITLE_PX - MARGIN);
  pen.drawImage(image, MARGIN, TITLE_PX);
  const blob = await new Promise<Blob | null>((settle) => canvas.toBlob(settle, 'image/png'));
  if (blob === null) throw new Error('The picture is too large');
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}

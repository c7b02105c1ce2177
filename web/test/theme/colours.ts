// The colours that a person sees, from the styles that the browser computes: layers laid over each other.
import { contrast } from '../../src/kit/theme/contrast.ts';

interface Layer {
  readonly rgb: readonly [number, number, number];
  /** 0–1 */
  readonly share: number;
}

function layerOf(colour: string, opacity: number): Layer {
  const rgb = /^rgba?\((\d+), (\d+), (\d+)(?:, ([\d.]+))?\)$/.exec(colour);
  if (!rgb) throw new Error(`not a computed colour: ${colour}`);
  const [, red, green, blue, alpha] = rgb;
  return { rgb: [Number(red), Number(green), Number(blue)], share: Number(alpha ?? 1) * opacity };
}

function over({ rgb, share }: Layer, under: Layer['rgb']): Layer['rgb'] {
  return rgb.map((channel, index) => channel * share + (under[index] ?? 0) * (1 - share)) as unknown as Layer['rgb'];
}

const hex = (rgb: Layer['rgb']) =>
  `#${rgb.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;

const opacityOf = (style: CSSStyleDeclaration) => Number(style.opacity === '' ? 1 : style.opacity);

interface Seen {
  /** Contrast of the element's text with the ground that it stands on. */
  text(element: Element): number;
  /** Contrast of the element's edge with what is around it. */
  edge(element: Element): number;
  /** Contrast of the element's own fill with what is around it. */
  fill(element: Element): number;
}

/** Looks at a page as it is now; each element's ground is found once. */
export function seenContrasts(): Seen {
  const grounds = new Map<Element | null, Layer['rgb']>([[null, [255, 255, 255]]]);
  /** The element's background over those of what it stands in, from the page up. */
  const groundOf = (element: Element | null): Layer['rgb'] => {
    const known = grounds.get(element);
    if (known || element === null) return known ?? [255, 255, 255];
    const style = getComputedStyle(element);
    const ground = over(layerOf(style.backgroundColor, opacityOf(style)), groundOf(element.parentElement));
    grounds.set(element, ground);
    return ground;
  };
  const against = (colour: string, opacity: number, ground: Layer['rgb']) =>
    contrast(hex(over(layerOf(colour, opacity), ground)), hex(ground));
  return {
    text(element) {
      const style = getComputedStyle(element);
      return against(style.color, opacityOf(style), groundOf(element));
    },
    edge(element) {
      const style = getComputedStyle(element);
      return against(style.borderTopColor, opacityOf(style), groundOf(element.parentElement));
    },
    fill: (element) => contrast(hex(groundOf(element)), hex(groundOf(element.parentElement))),
  };
}

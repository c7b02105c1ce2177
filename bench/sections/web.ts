import type { Section } from './section.ts';

export async function measureWeb(): Promise<Section> {
  return { text: '', aims: [] };
}

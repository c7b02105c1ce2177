import { Station } from '@madoguchi/contract/expense-claims/model.ts';
import { describe, expect, it } from 'vitest';
import { STATIONS } from './stations.ts';

describe('stations', () => {
  it('each has its name and its reading in katakana, and stands once [B4-02]', () => {
    expect(STATIONS.filter((station) => !Station.safeParse(station).success || station.name === '')).toEqual([]);
    expect(STATIONS.filter(({ kana }) => !/^[ァ-ヶー]+$/.test(kana))).toEqual([]);
    const names = STATIONS.map(({ name }) => name);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it('reaches from Hokkaido to Okinawa, with the stations of the three large cities', () => {
    expect(STATIONS.length).toBeGreaterThanOrEqual(350);
    const names = new Set(STATIONS.map(({ name }) => name));
    const expected = [
      '札幌',
      '仙台',
      '東京',
      '新宿',
      '日本橋',
      '横浜',
      '名古屋',
      '伏見',
      '新大阪',
      '本町',
      '広島',
      '博多',
      '那覇空港',
    ];
    expect(expected.filter((name) => !names.has(name))).toEqual([]);
  });
});

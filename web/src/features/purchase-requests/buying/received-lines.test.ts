import { expect, it } from 'vitest';
import { readQuantity, restOf, withQuantity } from './received-lines.ts';

it('only lines of which something is still to come are offered, with the rest [B5-05]', () => {
  const lines = [
    { id: 'a', quantity: 3, receivedQuantity: 1 },
    { id: 'b', quantity: 2, receivedQuantity: 2 },
  ];
  expect(restOf(lines).map(({ line, rest }) => [line.id, rest])).toEqual([['a', 2]]);
});

it('full-width digits count, nothing and zero mean that the line did not come, other text stays to be refused [B5-05]', () => {
  expect(['２', ' 1,000 ', '', '０', '二'].map(readQuantity)).toEqual([2, 1000, null, null, '二']);
});

it('a line that did not come is no part of the receipt, and one that did stands in the order of the request [B5-05]', () => {
  const order = ['a', 'b'];
  const onlyB = withQuantity(
    [
      { lineId: 'a', quantity: 1 },
      { lineId: 'b', quantity: 1 },
    ],
    order,
    'a',
    null,
  );
  expect(onlyB).toEqual([{ lineId: 'b', quantity: 1 }]);
  expect(withQuantity(onlyB, order, 'a', 2).map(({ lineId }) => lineId)).toEqual(order);
});

// How much a purchase request may hold, without a schema beside it. Texts in UTF-16 units.
export const PURCHASE_LIMITS = {
  lines: 50,
  quotes: 10,
  attachments: 20,
  quantity: 99_999,
  unitPriceYen: 99_999_999,
  /** With tax, of the whole request. */
  totalYen: 999_999_999,
  texts: {
    purchaseName: 100,
    reason: 1_000,
    deliveryPlace: 100,
    singleSourceReason: 500,
    item: 100,
    spec: 200,
    url: 500,
    unit: 10,
    supplier: 100,
    note: 200,
    orderNumber: 50,
    comment: 500,
  },
} as const;

/** Approved, and not ordered within so many days: expired (B5-03). */
export const DAYS_TO_ORDER = 90;
/** Requests of one person within so many days are looked at together (B5-02). */
export const SPLIT_DAYS = 30;

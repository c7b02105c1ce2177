-- Where the content of a file was handed in and still counts (B0-07), as a view: the features that own such records say it here
-- once, and whoever asks names none of their tables.
create view files_handed_in as
  select a.sha256, 'expense-claim' as noun, c.id as record_id, c.number
    from attachments a
    join claim_line_attachments la on la.attachment_id = a.id and la.removed_at is null
    join claim_lines l on l.id = la.line_id and l.removed_at is null
    join expense_claims c on c.id = l.claim_id
    where c.number is not null and c.status not in ('cancelled', 'rejected')
  union all
  select a.sha256, 'purchase-request', r.id, r.number
    from attachments a
    join purchase_invoices i on i.attachment_id = a.id
    join purchase_requests r on r.id = i.request_id
    where r.number is not null and r.status not in ('withdrawn', 'rejected', 'cancelled', 'expired')
  union all
  select a.sha256, 'purchase-request', r.id, r.number
    from attachments a
    join purchase_attachments x on x.attachment_id = a.id and x.removed_at is null
    join purchase_requests r on r.id = x.request_id
    where r.number is not null and r.status not in ('withdrawn', 'rejected', 'cancelled', 'expired');
comment on view files_handed_in is 'Receipts of claims, invoices and papers of purchase requests. Quotes and delivery slips are no claim to money: several requests may rest on one.';

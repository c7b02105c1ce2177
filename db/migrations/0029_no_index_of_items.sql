-- Last prices are looked up among the newest approved requests, whatever the item: nothing asks for lines by their item.
drop index purchase_lines_by_item;

-- compatible-from: 0809
-- In which language somebody was invited, as the sender chose it; null where it was that of the sender's pages.
alter table credit_invitation add column language text check (language ~ '^[a-z]{2}$');

-- compatible-from: 0440
-- A letter that the law asks for goes by email only to who agreed to that (12 CFR 1002.4(d)(2), E-SIGN 101(c)); others
-- go onto the retailer's list of letters to mail on paper.
alter table credit_consent add column taken_back_at timestamptz;

alter table credit_notice add column paper_since timestamptz;
-- When the words were fixed for printing; the letter counts as sent when it was mailed.
alter table credit_notice add column printed_at timestamptz;
alter table credit_notice drop constraint credit_notice_check;
alter table credit_notice add check (sent_at is null or letter_sealed is not null);
create index credit_notice_paper on credit_notice (tenant_id, due_at)
  where paper_since is not null and sent_at is null and dropped_at is null;

-- Who is told of a decline says how: by email after a demonstration, or on paper; the latter also for who says nothing.
alter table prequalification_letter add column sample_code text;
alter table prequalification_letter add column consent_sealed text;
alter table prequalification_letter add column consented_at timestamptz;
alter table prequalification_letter add column paper_from timestamptz not null default now() + interval '3 days';
alter table prequalification_letter add column has_street boolean not null default false;
alter table prequalification_letter add column listed_at timestamptz;
alter table prequalification_letter add column printed_at timestamptz;
alter table prequalification_letter drop constraint prequalification_letter_check;
alter table prequalification_letter add check (sent_at is null or letter_sealed is not null);

-- With what a retailer's signed papers are sealed: a certificate and its private key, encrypted. A replaced key stays,
-- so that it is known what it sealed; the papers themselves carry their certificate.
create table paper_key (
  tenant_id text not null,
  id text not null,
  -- PEM.
  certificate text not null,
  private_sealed text not null,
  created_at timestamptz not null,
  retired_at timestamptz,
  primary key (tenant_id, id)
);
create unique index paper_key_active on paper_key (tenant_id) where retired_at is null;
call protect_by_tenant('paper_key');
revoke delete on paper_key from forecourt_app;

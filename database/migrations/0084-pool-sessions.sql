-- What a hosted pool wants to see when asked whether the person of a session may stay. Sealed.
create table pool_session (
  tenant_id text not null,
  session_id text not null,
  issuer text not null,
  handle_sealed text not null,
  -- When the pool was last asked; also the claim of whoever asks now.
  checked_at timestamptz not null,
  primary key (tenant_id, session_id),
  foreign key (tenant_id, session_id) references account_session (tenant_id, id) on delete cascade
);
call protect_by_tenant('pool_session');

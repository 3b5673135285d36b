-- Somebody who buys together with the order's buyer signs the same papers.
alter table contract_package add column has_co_buyer boolean not null default false;
alter table contract_signature drop constraint contract_signature_role_check;
alter table contract_signature add constraint contract_signature_role_check check (role in ('buyer', 'co-buyer', 'dealer'));
alter table contract_event drop constraint contract_event_actor_check;
alter table contract_event add constraint contract_event_actor_check check (actor in ('buyer', 'co-buyer', 'dealer', 'system'));

-- Whose factor it is: a code that was sent to the co-buyer lets nobody sign as the buyer.
alter table contract_signer add column signer text not null default 'buyer' check (signer in ('buyer', 'co-buyer'));

-- What the embedded signing service keeps of the second signature.
alter table sandbox_signing_package add column has_co_buyer boolean not null default false;
alter table sandbox_signing_package add column co_buyer_signed_at timestamptz;
alter table sandbox_signing_package add column co_buyer_hand_sealed text;

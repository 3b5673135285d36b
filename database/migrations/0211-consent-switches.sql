-- The switches for marketing consents are named for what they do: true asks for the consent.
update tenant set config = jsonb_set(config, '{config,consumer}',
  (config #> '{config,consumer}') - 'marketingOptOut' - 'smsOptOut'
  || case when config #> '{config,consumer}' ? 'marketingOptOut'
    then jsonb_build_object('asksForEmailConsent', config #> '{config,consumer,marketingOptOut}') else '{}' end
  || case when config #> '{config,consumer}' ? 'smsOptOut'
    then jsonb_build_object('asksForSmsConsent', config #> '{config,consumer,smsOptOut}') else '{}' end)
where config #> '{config,consumer}' ?| array['marketingOptOut', 'smsOptOut'];

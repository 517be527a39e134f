//! The conformance suite: every promise of the contract, tested against each backend.
#![allow(clippy::unwrap_used, reason = "a test may fail where it stands")]

mod accounts;
mod admins;
mod append;
mod daily;
mod fixture;
mod ledger;
mod listing;
mod matches;
mod numbers;
mod players;
mod ratings;
mod restart;
mod sessions;
mod shared_rules;
mod shuffles;
mod tables;

/// Runs every function of the suite against one backend.
macro_rules! conformance {
    ($backend:ident: $fixture:ty; $($area:ident { $($test:ident)+ })+) => {
        mod $backend {
            $(mod $area {
                $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
                async fn $test() {
                    use $crate::fixture::Fixture;
                    $crate::$area::$test(&<$fixture>::new().await).await;
                })+
            })+
        }
    };
}

macro_rules! for_every_backend {
    ($($suite:tt)+) => {
        conformance!(memory: crate::fixture::Memory; $($suite)+);
        conformance!(sqlite: crate::fixture::Sqlite; $($suite)+);
    };
}

for_every_backend! {
    tables {
        a_new_table_is_empty_open_and_owned_by_its_creator
        what_is_absent_is_none
        an_id_is_used_once
        open_tables_have_different_codes
        a_finished_table_frees_its_code
        a_table_reopens_only_if_its_code_is_free
        open_tables_are_listed_oldest_first
        only_the_owner_sets_the_status
        of_many_claims_one_wins
        taking_over_claims_and_loads
    }
    append {
        entries_are_loaded_as_they_were_appended
        an_append_without_entries_asks_who_is_the_writer
        an_old_epoch_is_fenced
        a_wrong_sequence_number_is_fenced
        numbers_beyond_any_range_are_fenced
        an_unknown_table_is_fenced
        of_racing_writers_one_wins
        a_zombie_writes_nothing_after_a_claim
        a_command_counts_once
        commands_are_counted_per_table_and_actor
        every_command_number_can_be_used
        a_command_twice_in_one_append_is_refused
        a_refused_append_leaves_no_trace
        the_chain_can_be_recomputed
        a_flipped_bit_is_noticed_and_stays_local
        many_tables_grow_at_the_same_time
        a_dropped_append_happens_wholly_or_not_at_all
    }
    players {
        a_player_is_found_and_renamed
        a_player_may_write_with_the_left_hand
        a_player_is_created_once
        an_erased_player_leaves_nothing_behind
    }
    sessions {
        a_session_leads_to_its_player
        a_session_needs_a_player
        a_token_is_used_once
        a_session_remembers_when_it_was_used
        a_session_ends
        sessions_are_listed_by_use
        a_player_ends_own_sessions_only
    }
    accounts {
        a_login_is_found_whatever_its_case
        a_login_belongs_to_one_player
        a_passkey_is_kept_and_used
        a_passkey_is_removed_by_its_owner
        a_link_leads_home_once
        a_link_expires
        a_player_has_one_link
        a_link_does_not_last_longer_when_the_clock_goes_back
        another_login_ends_all_other_ways_in
        a_session_begins_by_what_still_holds
        idle_sessions_end
        guests_who_left_nothing_are_forgotten
    }
    admins {
        nobody_is_an_operator_without_the_token
        the_token_makes_one_operator
        a_new_token_replaces_the_old_one
        chores_are_remembered
        when_the_house_was_looked_after_is_remembered
    }
    ledger {
        credits_come_from_the_house
        a_transfer_is_made_once
        a_gift_goes_with_an_append_once
        nobody_pays_what_is_not_there
        what_is_no_transfer_is_refused
        a_gift_fills_up_once
        stakes_move_with_the_log
        what_cannot_be_paid_does_not_happen
        a_closed_table_gives_its_stakes_back
        transfers_of_a_table_are_named_by_their_entry
        movements_are_told_newest_first
        credits_of_an_erased_player_stay_in_the_books
    }
    listing {
        who_sits_where_is_known
        where_one_has_been_stays_known
        a_refused_append_seats_nobody
        whom_nobody_knows_has_no_list
        a_table_is_taken_off_a_list
        a_summary_says_what_was_noted
        asking_who_is_the_writer_is_no_use_of_a_table
        idle_tables_are_found_longest_idle_first
        a_table_is_closed_whoever_owns_it
        an_idle_table_is_not_closed_under_who_has_come_back
        a_table_with_a_key_is_found_by_it_and_by_who_sits_there
    }
    daily {
        one_secret_is_kept_for_ever
        a_deal_of_a_day_is_fixed_once
        past_deals_are_told_day_by_day
        a_player_has_one_try_of_a_deal
        a_try_needs_player_table_and_deal
        the_best_stand_first_and_those_given_up_nowhere
        names_are_told_as_people_want_it
    }
    matches {
        who_has_been_at_a_table_is_known_for_ever
        a_link_is_found_by_its_key_and_taken_back
        a_link_has_a_maker_and_leads_somewhere
        a_player_has_so_many_links_at_most
        a_match_file_is_kept_as_it_came
        match_files_have_a_bound
        match_files_of_all_have_a_bound
        a_match_file_goes_with_its_links
        what_was_found_out_is_kept_with_its_match
        of_what_was_found_out_the_oldest_goes
        an_erased_player_takes_links_and_files_along
    }
    shuffles {
        every_match_that_was_begun_is_accounted_for
        what_a_closed_table_comes_to_is_told_once_it_is_counted
        values_opened_in_vain_are_counted_when_nothing_can_follow
    }
    numbers {
        tables_are_counted_once_in_each_way
        numbers_are_replaced_and_come_latest_first
        who_does_not_count_is_left_out_for_ever
        deleted_numbers_do_not_come_back
        an_erased_player_is_in_no_numbers
        numbers_of_whom_nobody_knows_are_refused
    }
    ratings {
        matches_are_due_until_they_are_reckoned_in
        the_rating_reckoned_last_holds
        who_does_not_count_has_no_rating_of_it
        ratings_go_with_numbers_and_players
    }
    shared_rules {
        rules_are_found_by_their_code
        a_file_has_one_code_of_each_player
        rules_are_taken_back_by_who_shares_them
        rules_tell_what_they_were_made_from
        the_latest_that_the_same_player_made_is_known
        shared_rules_have_bounds
        shared_rules_of_all_have_a_bound
        an_erased_player_takes_shared_rules_along
        who_shares_rules_is_not_forgotten
    }
    restart {
        everything_is_there_again
        a_closed_store_says_so
    }
}
